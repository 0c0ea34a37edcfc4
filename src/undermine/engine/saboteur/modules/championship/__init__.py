"""The world-championship cards 2016 to 2023 (rules page: championship). One file a card, each a module of its own."""
