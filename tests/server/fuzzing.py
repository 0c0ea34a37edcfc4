"""What Hypothesis makes of a JSON schema: values that fit it, values that almost do, and anything at all."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

Schema = dict[str, Any]

anything: SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


class Shapes:
    """Values of the schemas of one document."""

    def __init__(self, document: Schema) -> None:
        """Look up references in this document."""
        self.document = document
        self._known: dict[str, SearchStrategy[Any]] = {}

    def fitting(self, schema: Schema) -> SearchStrategy[Any]:
        """Values that fit a schema."""
        if "$ref" in schema:
            name = schema["$ref"]
            if name not in self._known:
                self._known[name] = st.deferred(lambda: self.fitting(self._find(name)))
            return self._known[name]
        if "enum" in schema or "const" in schema:
            return st.sampled_from(schema.get("enum", [schema.get("const")]))
        for choice in ("anyOf", "oneOf"):
            if choice in schema:
                return st.one_of([self.fitting(other) for other in schema[choice]])
        types = schema.get("type", "anything")
        if isinstance(types, list):
            return st.one_of([self._typed(schema, name) for name in types])
        return self._typed(schema, types)

    def _find(self, reference: str) -> Schema:
        found: Any = self.document
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]
        return dict(found)

    def _typed(self, schema: Schema, name: str) -> SearchStrategy[Any]:
        if name == "object":
            return self._object(schema)
        if "prefixItems" in schema:
            return st.tuples(*[self.fitting(item) for item in schema["prefixItems"]]).map(list)
        if name == "array":
            items = self.fitting(schema.get("items", {}))
            return st.lists(
                items, min_size=schema.get("minItems", 0), max_size=min(schema.get("maxItems", 4), 4)
            )
        if name == "string":
            return _string(schema)
        low, high = schema.get("minimum"), schema.get("maximum")
        simple: dict[str, SearchStrategy[Any]] = {
            "integer": st.integers(low, high),
            "number": st.floats(low, high, allow_nan=False, allow_infinity=False),
            "boolean": st.booleans(),
            "null": st.none(),
        }
        return simple.get(name, anything)

    def _object(self, schema: Schema) -> SearchStrategy[Any]:
        fields = {name: self.fitting(shape) for name, shape in schema.get("properties", {}).items()}
        needed = set(schema.get("required", ()))
        return st.fixed_dictionaries(
            {name: value for name, value in fields.items() if name in needed},
            optional={name: value for name, value in fields.items() if name not in needed},
        )

    def written(self, schema: Schema) -> SearchStrategy[bytes]:
        """Messages: most fit the schema, some almost, some are nothing at all."""
        fitting = self.fitting(schema)
        good = fitting.map(msgspec.json.encode)
        spoilt = st.builds(_spoilt, fitting, st.sampled_from(SPOILING), st.integers(0, 9), anything)
        return st.one_of(
            good,
            good,
            good,
            good,
            spoilt.map(msgspec.json.encode),
            anything.map(msgspec.json.encode),
            st.binary(max_size=40),
        )


def _string(schema: Schema) -> SearchStrategy[str]:
    least, most = schema.get("minLength", 0), schema.get("maxLength", 30)
    if "pattern" in schema:
        return st.from_regex(re.compile(schema["pattern"])).filter(lambda text: least <= len(text) <= most)
    return st.text(min_size=least, max_size=max(least, min(most, 30)))


SPOILING = ("without", "other", "more")


def _spoilt(value: Any, how: str, place: int, other: Any) -> Any:
    """Take a field away, give it another value, or add one that there is not."""
    if not isinstance(value, dict) or not value:
        return other
    name = sorted(value)[place % len(value)]
    if how == "without":
        return {key: kept for key, kept in value.items() if key != name}
    return value | ({name: other} if how == "other" else {"nobody knows": other})
