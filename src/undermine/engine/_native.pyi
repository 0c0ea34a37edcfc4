# What mypy and mypyc see instead of _native.py: the real native types, so that compiled code uses them.
from librt.vecs import append as append
from librt.vecs import extend as extend
from librt.vecs import pop as pop
from librt.vecs import remove as remove
from librt.vecs import vec as vec
from mypy_extensions import i32 as i32
from mypy_extensions import i64 as i64
from mypy_extensions import mypyc_attr as mypyc_attr
from mypy_extensions import u8 as u8

def viewed(v: vec[i64] | vec[u8] | vec[float], code: str) -> memoryview: ...
