"""The page about the HTTP interface: every request and every type of the description, for people who write programs."""

import re
from html import escape
from typing import Any

Schema = dict[str, Any]

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}: the HTTP interface</title>
<link rel="stylesheet" href="/api/schema/api.css">
<nav><h2>Requests</h2><ul>{requests_list}</ul><h2>Types</h2><ul>{types_list}</ul></nav>
<main>
<h1>{title} {version}: the HTTP interface</h1>
<p>Requests that change something are POSTs with <code>Content-Type: application/json</code>. Who asks is known by a
cookie, or by <code>Authorization: Bearer TOKEN</code>. Fields that are not named here are refused; a refusal has a
status from 400 to 503 and is a <a href="#type-Failure">Failure</a>. For programs there is
<a href="{address}">{address}</a>; playing itself, by WebSocket, is told in <code>docs/protocol.md</code>.</p>
<h2>Requests</h2>
{requests}
<h2>Types</h2>
{types}
</main>
</html>
"""
LIMITS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "minLength": "at least {} signs",
    "maxLength": "at most {} signs",
    "minItems": "at least {}",
    "maxItems": "at most {}",
    "pattern": "like {}",
}


def written(description: Schema, address: str) -> str:
    """Return the page; `address` is where the same is told to programs."""
    operations = [
        (path, method, operation)
        for path, methods in sorted(description["paths"].items())
        for method, operation in sorted(methods.items())
    ]
    types = sorted(description["components"]["schemas"].items(), key=lambda named: shown_name(named[0]))
    return PAGE.format(
        title=escape(description["info"]["title"]),
        version=escape(description["info"]["version"]),
        address=escape(address),
        requests_list="".join([_request_entry(path, method) for path, method, _ in operations]),
        types_list="".join([f"<li>{_link(name)}</li>" for name, _ in types]),
        requests="\n".join([_request(*operation) for operation in operations]),
        types="\n".join([_type(name, shape) for name, shape in types]),
    )


def shown_name(name: str) -> str:
    """Return a type's name as people read it: where there are two, both say where they are from."""
    return name.replace("api_", "Table").replace("sights_", "Question")


def _place(path: str, method: str) -> str:
    return f"{method}{path}".translate(str.maketrans("/{}", "---"))


def _request_entry(path: str, method: str) -> str:
    return f'<li><a href="#{_place(path, method)}"><b>{method.upper()}</b> {escape(path)}</a></li>'


def _request(path: str, method: str, operation: Schema) -> str:
    """Return the section of one request."""
    rows = [
        _row(parameter["name"], parameter["schema"], needed=parameter["required"], note=parameter["in"])
        for parameter in operation.get("parameters", ())
    ]
    body = operation.get("requestBody", {}).get("content", {})
    brings = "".join([f"<p>Brings {_kind(content['schema'])}.</p>" for content in body.values()])
    return (
        f'<section id="{_place(path, method)}"><h3><b>{method.upper()}</b> {escape(path)}</h3>'
        f"{_paragraphs(operation.get('description', ''))}{_fields(rows)}{brings}{_answers(operation)}</section>"
    )


def _answers(operation: Schema) -> str:
    """Return what is answered when all is well."""
    answers = []
    for status, response in operation["responses"].items():
        if status.startswith("2"):
            kinds = [
                _kind(content["schema"]) if form == "application/json" else f"<code>{escape(form)}</code>"
                for form, content in response.get("content", {}).items()
            ]
            answers.append(f"<p>Answers {status} with {' or '.join(kinds) or 'nothing'}.</p>")
    return "".join(answers)


def _type(name: str, shape: Schema) -> str:
    """Return the section of one type."""
    needed = shape.get("required", ())
    rows = [
        _row(field, inner, needed=field in needed) for field, inner in shape.get("properties", {}).items()
    ]
    about = _paragraphs(shape.get("description", ""))
    return f'<section id="type-{name}"><h3>{escape(shown_name(name))}</h3>{about}{_fields(rows)}</section>'


def _fields(rows: list[str]) -> str:
    return f"<table>{''.join(rows)}</table>" if rows else ""


def _row(name: str, shape: Schema, *, needed: bool, note: str = "") -> str:
    """Return the row of a field or parameter: its name, its type, and what else there is to know."""
    notes = [escape(note)] if note else []
    notes += [escape(says.format(shape[limit])) for limit, says in LIMITS.items() if limit in shape]
    if not needed:
        notes.append(
            f"may be left out: {escape(str(shape['default']))}" if shape.get("default") else "may be left out"
        )
    return f"<tr><td><code>{escape(name)}</code></td><td>{_kind(shape)}</td><td>{', '.join(notes)}</td></tr>"


def _kind(shape: Schema) -> str:
    """Return in words what values a schema allows."""
    if "$ref" in shape:
        return _link(shape["$ref"].rpartition("/")[2])
    choices = shape.get("oneOf") or shape.get("anyOf")
    if choices:
        return " or ".join([_kind(choice) for choice in choices])
    if "enum" in shape or "const" in shape:
        values = shape.get("enum", [shape.get("const")])
        return " or ".join([f"<code>{escape(str(value))}</code>" for value in values])
    if shape.get("type") == "array":
        return f"list of {_kind(shape['items'])}" if shape.get("items") else "list"
    if isinstance(shape.get("additionalProperties"), dict):
        return f"object of {_kind(shape['additionalProperties'])}"
    types = shape.get("type", "anything")
    return escape(types if isinstance(types, str) else " or ".join(types))


def _link(name: str) -> str:
    return f'<a href="#type-{escape(name)}">{escape(shown_name(name))}</a>'


def _paragraphs(text: str) -> str:
    """Return some paragraphs; what stands between backticks is code."""
    parts = [re.sub("`([^`]+)`", r"<code>\1</code>", escape(part)) for part in text.split("\n\n") if part]
    return "".join([f"<p>{part}</p>" for part in parts])
