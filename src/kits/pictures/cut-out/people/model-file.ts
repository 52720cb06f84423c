import { ByteBuffer } from 'flatbuffers'

/** Numbers in rows: of a picture `[1, height, width, channels]`, of a kernel `[outputs, height, width, inputs]`. */
export interface Tensor {
  readonly shape: readonly number[]
  readonly data: Float32Array
}

export interface Operator {
  /** Of the schema of TensorFlow Lite; its number for a custom operator is 32. */
  readonly code: number
  /** Indices of tensors. */
  readonly inputs: readonly number[]
  readonly output: number
  /** Of its result. */
  readonly shape: readonly number[]
  /** A field of its options, as an unsigned number of so many bytes; 0 where it is left out. */
  option(field: number, bytes: 1 | 4): number
}

export interface Model {
  /** Weights by the index of their tensor. */
  readonly weights: ReadonlyMap<number, Tensor>
  readonly operators: readonly Operator[]
  readonly input: { readonly index: number; readonly shape: readonly number[] }
  readonly output: number
}

/** Types of tensors, of the schema. */
const float16 = 1
/** Expands weights of half precision: done here, while reading. */
const dequantize = 6

/** Reads a model of TensorFlow Lite with weights of half precision. Throws a RangeError where the file is none. */
export function readModel(bytes: Uint8Array): Model {
  const file = new ByteBuffer(bytes)
  if (bytes.length < 8 || !file.__has_identifier('TFL3'))
    throw new RangeError('not a model of TensorFlow Lite')
  const root = file.__indirect(0)
  /** Where a field of a table is; 0 where it is left out. */
  const field = (table: number, index: number) => {
    const offset = file.__offset(table, 4 + 2 * index)
    return offset === 0 ? 0 : table + offset
  }
  const rows = <T>(at: number, read: (at: number) => T): T[] =>
    at === 0
      ? []
      : Array.from({ length: file.__vector_len(at) }, (_, row) => read(file.__vector(at) + 4 * row))
  const tables = (table: number, index: number) => rows(field(table, index), (at) => file.__indirect(at))
  const numbers = (table: number, index: number) => rows(field(table, index), (at) => file.readInt32(at))
  const number = (table: number, index: number, bytes: 1 | 4) => {
    const at = field(table, index)
    if (at === 0) return 0
    return bytes === 1 ? file.readUint8(at) : file.readUint32(at)
  }

  const codes = tables(root, 1).map((code) => number(code, 3, 4) || number(code, 0, 1))
  const buffers = tables(root, 4)
  const graph = must(tables(root, 2)[0])
  const tensors = tables(graph, 0)
  const shapeOf = (index: number) => numbers(must(tensors[index]), 0)
  const operators: Operator[] = []
  const weights = new Map<number, Tensor>()
  for (const table of tables(graph, 3)) {
    const inputs = numbers(table, 1)
    const output = must(numbers(table, 2)[0])
    const code = must(codes[number(table, 0, 4)])
    const options = field(table, 4)
    if (code === dequantize) {
      const tensor = must(tensors[must(inputs[0])])
      const buffer = field(must(buffers[number(tensor, 2, 4)]), 0)
      if (number(tensor, 1, 1) !== float16 || buffer === 0)
        throw new RangeError('weights of another precision')
      const data = new Float32Array(file.__vector_len(buffer) / 2)
      for (let at = 0; at < data.length; at++)
        data[at] = halfOf(file.readUint16(file.__vector(buffer) + 2 * at))
      weights.set(output, { shape: shapeOf(output), data })
    } else
      operators.push({
        ...{ code, inputs, output, shape: shapeOf(output) },
        option: (index, bytes) => (options === 0 ? 0 : number(file.__indirect(options), index, bytes)),
      })
  }
  const input = must(numbers(graph, 1)[0])
  return {
    weights,
    operators,
    input: { index: input, shape: shapeOf(input) },
    output: must(numbers(graph, 2)[0]),
  }
}

/** The number that 16 bits stand for (IEEE 754). */
function halfOf(bits: number): number {
  const [sign, exponent, fraction] = [bits & 0x8000 ? -1 : 1, (bits >> 10) & 31, bits & 1023]
  if (exponent === 0) return sign * fraction * 2 ** -24
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('the model is damaged')
  return value
}
