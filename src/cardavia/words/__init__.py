"""What Cardavia says: messages, and the catalogues that turn them into sentences."""

from cardavia.words.catalogue import has, speak
from cardavia.words.languages import LANGUAGES
from cardavia.words.message import (
    BadPosition,
    BadRecord,
    BadRequest,
    BadRules,
    BadText,
    IllegalMove,
    Message,
    Param,
    Refusal,
)

__all__ = [
    "LANGUAGES",
    "BadPosition",
    "BadRecord",
    "BadRequest",
    "BadRules",
    "BadText",
    "IllegalMove",
    "Message",
    "Param",
    "Refusal",
    "has",
    "speak",
]
