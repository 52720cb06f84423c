import type { Tensor } from './model-file.ts'

/** Of a square kernel: `same` spreads the margin evenly, the odd pixel below and on the right. */
export interface Steps {
  readonly stride: readonly [down: number, across: number]
  readonly padding: 'same' | 'valid'
}

const sidesOf = ({
  shape: [, height = 1, width = 1, channels = 1],
}: {
  readonly shape: readonly number[]
}) => ({
  height,
  width,
  channels,
})

/** Rows or columns before the first one that a kernel covers. */
function marginOf(from: number, to: number, kernel: number, stride: number, { padding }: Steps): number {
  return padding === 'valid' ? 0 : Math.max(0, (to - 1) * stride + kernel - from) >> 1
}

/** Each output channel is a weighted sum of all input channels below the kernel. */
export function convolve(
  input: Tensor,
  kernel: Tensor,
  bias: Tensor,
  shape: readonly number[],
  steps: Steps,
): Tensor {
  const [from, to, size] = [sidesOf(input), sidesOf({ shape }), sidesOf(kernel)]
  const [down, across] = steps.stride
  const top = marginOf(from.height, to.height, size.height, down, steps)
  const left = marginOf(from.width, to.width, size.width, across, steps)
  const data = new Float32Array(to.height * to.width * to.channels)
  const [values, weights, rest] = [input.data, kernel.data, bias.data]
  for (let y = 0, at = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++)
      for (let channel = 0; channel < to.channels; channel++, at++) {
        let sum = rest[channel] ?? 0
        for (let ky = 0; ky < size.height; ky++) {
          const row = y * down + ky - top
          if (row < 0 || row >= from.height) continue
          for (let kx = 0; kx < size.width; kx++) {
            const column = x * across + kx - left
            if (column < 0 || column >= from.width) continue
            const value = (row * from.width + column) * from.channels
            const weight = ((channel * size.height + ky) * size.width + kx) * from.channels
            for (let part = 0; part < from.channels; part++)
              sum += (values[value + part] ?? 0) * (weights[weight + part] ?? 0)
          }
        }
        data[at] = sum
      }
  return { shape, data }
}

/** Each channel is a weighted sum of itself below the kernel, which has a row of channels for each of its places. */
export function convolveEach(
  input: Tensor,
  kernel: Tensor,
  bias: Tensor,
  shape: readonly number[],
  steps: Steps,
): Tensor {
  const [from, to, size] = [sidesOf(input), sidesOf({ shape }), sidesOf(kernel)]
  const [down, across] = steps.stride
  const top = marginOf(from.height, to.height, size.height, down, steps)
  const left = marginOf(from.width, to.width, size.width, across, steps)
  const data = new Float32Array(to.height * to.width * to.channels)
  const [values, weights] = [input.data, kernel.data]
  for (let y = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++) {
      const at = (y * to.width + x) * to.channels
      data.set(bias.data, at)
      for (let ky = 0; ky < size.height; ky++) {
        const row = y * down + ky - top
        if (row < 0 || row >= from.height) continue
        for (let kx = 0; kx < size.width; kx++) {
          const column = x * across + kx - left
          if (column < 0 || column >= from.width) continue
          const value = (row * from.width + column) * from.channels
          const weight = (ky * size.width + kx) * from.channels
          for (let part = 0; part < to.channels; part++)
            data[at + part] =
              (data[at + part] ?? 0) + (values[value + part] ?? 0) * (weights[weight + part] ?? 0)
        }
      }
    }
  return { shape, data }
}

/** Each pixel becomes a block as large as the kernel, whose stride is its own size. */
export function spread(input: Tensor, kernel: Tensor, bias: Tensor, shape: readonly number[]): Tensor {
  const [from, to, size] = [sidesOf(input), sidesOf({ shape }), sidesOf(kernel)]
  const data = new Float32Array(to.height * to.width * to.channels)
  for (let y = 0, at = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++)
      for (let channel = 0; channel < to.channels; channel++, at++) {
        const value = (Math.floor(y / size.height) * from.width + Math.floor(x / size.width)) * from.channels
        const place = (channel * size.height + (y % size.height)) * size.width + (x % size.width)
        let sum = bias.data[channel] ?? 0
        for (let part = 0; part < from.channels; part++)
          sum += (input.data[value + part] ?? 0) * (kernel.data[place * from.channels + part] ?? 0)
        data[at] = sum
      }
  return { shape, data }
}

/** The mean of each channel over the whole picture. */
export function meanOfAll(input: Tensor, shape: readonly number[]): Tensor {
  const { height, width, channels } = sidesOf(input)
  const data = new Float32Array(channels)
  for (let at = 0; at < input.data.length; at++)
    data[at % channels] = (data[at % channels] ?? 0) + (input.data[at] ?? 0)
  return { shape, data: data.map((sum) => sum / (height * width)) }
}

/** A picture of another size; values between the centres of pixels are mixed. */
export function resize(input: Tensor, shape: readonly number[]): Tensor {
  const [from, to] = [sidesOf(input), sidesOf({ shape })]
  const data = new Float32Array(to.height * to.width * to.channels)
  const between = (at: number, length: number, wanted: number) => {
    const exact = ((at + 0.5) * length) / wanted - 0.5
    const before = Math.max(0, Math.floor(exact))
    return { before, after: Math.min(length - 1, Math.ceil(exact)), share: Math.max(0, exact - before) }
  }
  for (let y = 0, at = 0; y < to.height; y++) {
    const rows = between(y, from.height, to.height)
    for (let x = 0; x < to.width; x++) {
      const columns = between(x, from.width, to.width)
      const start = (row: number, column: number) => (row * from.width + column) * from.channels
      const [a, b] = [start(rows.before, columns.before), start(rows.before, columns.after)]
      const [c, d] = [start(rows.after, columns.before), start(rows.after, columns.after)]
      for (let part = 0; part < to.channels; part++, at++) {
        const value = (start: number) => input.data[start + part] ?? 0
        const upper = value(a) + (value(b) - value(a)) * columns.share
        const lower = value(c) + (value(d) - value(c)) * columns.share
        data[at] = upper + (lower - upper) * rows.share
      }
    }
  }
  return { shape, data }
}

/** Two of one shape, or the second with one value for each channel. */
export function combine(one: Tensor, other: Tensor, by: (a: number, b: number) => number): Tensor {
  const { length } = other.data
  return { ...one, data: one.data.map((value, at) => by(value, other.data[at % length] ?? 0)) }
}

export function mapped(input: Tensor, by: (value: number) => number): Tensor {
  return { ...input, data: input.data.map(by) }
}
