"""The HTTP interface to what helps a newcomer: the tutorial, examples for the rules' clauses, the words of the game."""

from litestar import get, post

from undermine.protocol import learning
from undermine.rulebook import glossary
from undermine.server.teaching import examples, tutorial


@post("/api/tutorial", status_code=200, sync_to_thread=True)
def teach(data: learning.Lessons) -> learning.Tutorial:
    """Go on with the tutorial; without any answers it begins."""
    return tutorial.taught(data.answers)


@get("/api/examples", sync_to_thread=True)
def list_examples() -> learning.Examples:
    """Say which clauses have an example."""
    return learning.Examples(sorted(examples.chosen()))


@get("/api/examples/{clause:str}", sync_to_thread=True)
def show_example(clause: str) -> learning.Example:
    """Show what a clause means by one move."""
    return examples.example(clause.upper())


@get("/api/glossary", sync_to_thread=True)
def show_glossary() -> learning.Glossary:
    """Give the words of the game in four languages."""
    return learning.Glossary(
        [
            learning.GlossarySection(
                section.title, [learning.GlossaryWord(word.word, word.clauses) for word in section.words]
            )
            for section in glossary.sections()
        ]
    )


HANDLERS = (teach, list_examples, show_example, show_glossary)
