"""Which build of the engine is running. All its modules are compiled together, or none."""


def compiled() -> bool:
    return not __file__.endswith(".py")
