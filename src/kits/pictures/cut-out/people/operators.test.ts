import { expect, test } from 'vitest'
import { forEachRun, runsOr } from '../../../../../tests/support/random.ts'
import type { Tensor } from './model-file.ts'
import { combine, convolve, convolveEach, meanOfAll, resize, spread } from './operators.ts'

const tensor = (shape: readonly number[], data: readonly number[]): Tensor => ({
  shape,
  data: Float32Array.from(data),
})
const ones = (...shape: number[]) => tensor(shape, Array(shape.reduce((a, b) => a * b)).fill(1))

test('a kernel that steps by two begins at the first pixel, and its margin is after the last', () => {
  const made = convolve(ones(1, 4, 4, 1), ones(1, 3, 3, 1), tensor([1], [10]), [1, 2, 2, 1], {
    stride: [2, 2],
    padding: 'same',
  })
  expect([...made.data]).toEqual([19, 16, 16, 14])
})

test('a kernel that steps by one has its margin on all sides', () => {
  const steps = { stride: [1, 1], padding: 'same' } as const
  const made = convolve(ones(1, 3, 3, 1), ones(1, 3, 3, 1), tensor([1], [0]), [1, 3, 3, 1], steps)
  expect([...made.data]).toEqual([4, 6, 4, 6, 9, 6, 4, 6, 4])
})

test('a kernel for each channel is one for all that mixes none of them', () => {
  forEachRun(runsOr(8), (random) => {
    const [side, channels, size, stride] = [5 + Math.floor(random() * 6), 3, 3, 1 + Math.floor(random() * 2)]
    const numbers = (count: number) => Array.from({ length: count }, () => random() - 0.5)
    const input = tensor([1, side, side, channels], numbers(side * side * channels))
    const each = tensor([1, size, size, channels], numbers(size * size * channels))
    const all = tensor(
      [channels, size, size, channels],
      Array.from({ length: channels * size * size * channels }, (_, at) => {
        const [to, place, from] = [
          Math.floor(at / (size * size * channels)),
          Math.floor(at / channels) % (size * size),
          at % channels,
        ]
        return to === from ? (each.data[place * channels + from] ?? 0) : 0
      }),
    )
    const bias = tensor([channels], numbers(channels))
    const to = Math.ceil(side / stride)
    const steps = { stride: [stride, stride], padding: 'same' } as const
    const shape = [1, to, to, channels]
    const [one, other] = [
      convolveEach(input, each, bias, shape, steps),
      convolve(input, all, bias, shape, steps),
    ]
    for (const [at, value] of one.data.entries()) expect(value).toBeCloseTo(other.data[at] ?? Number.NaN, 5)
  })
})

test('a pixel is spread over a block by a weight for each of its places', () => {
  const made = spread(
    tensor([1, 1, 2, 1], [1, 2]),
    tensor([1, 2, 2, 1], [1, 2, 3, 4]),
    tensor([1], [0.5]),
    [1, 2, 4, 1],
  )
  expect([...made.data]).toEqual([1.5, 2.5, 2.5, 4.5, 3.5, 4.5, 6.5, 8.5])
})

test('a larger picture has its values at the centres of the old pixels', () => {
  expect([...resize(tensor([1, 1, 2, 1], [0, 1]), [1, 1, 4, 1]).data]).toEqual([0, 0.25, 0.75, 1])
  expect([...resize(tensor([1, 2, 1, 1], [0, 1]), [1, 4, 1, 1]).data]).toEqual([0, 0.25, 0.75, 1])
})

test('a value for each channel is combined with all pixels', () => {
  const picture = tensor([1, 1, 2, 2], [1, 2, 3, 4])
  expect([...meanOfAll(picture, [1, 1, 1, 2]).data]).toEqual([2, 3])
  const made = combine(picture, tensor([1, 1, 1, 2], [10, 100]), (a, b) => a * b)
  expect([...made.data]).toEqual([10, 200, 30, 400])
})
