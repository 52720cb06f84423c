import type { Model, Operator, Tensor } from './model-file.ts'
import {
  combine,
  convolve,
  convolveEach,
  mapped,
  meanOfAll,
  resize,
  type Steps,
  spread,
} from './operators.ts'

/** Numbers of operators in the schema of TensorFlow Lite. */
const codes = {
  add: 0,
  averagePool: 1,
  convolution: 3,
  depthwiseConvolution: 4,
  logistic: 14,
  multiply: 18,
  relu: 19,
  resizeBilinear: 23,
  custom: 32,
  hardSwish: 117,
} as const

/** Computes the output of a model from its input, which has `model.input.shape`. Throws a RangeError at an operator that it does not know. */
export function runModel(model: Model, input: Float32Array): Float32Array {
  const values = new Map(model.weights)
  values.set(model.input.index, { shape: model.input.shape, data: input })
  for (const operator of model.operators) values.set(operator.output, compute(operator, values))
  const output = values.get(model.output)
  if (!output) throw new RangeError('the model computes no output')
  return output.data
}

function compute(operator: Operator, values: ReadonlyMap<number, Tensor>): Tensor {
  const { shape } = operator
  const input = (index: number) => {
    const tensor = values.get(operator.inputs[index] ?? -1)
    if (!tensor) throw new RangeError('an operator of the model has no input')
    return tensor
  }
  switch (operator.code) {
    case codes.add:
      return combine(input(0), input(1), (a, b) => a + b)
    case codes.multiply:
      return combine(input(0), input(1), (a, b) => a * b)
    case codes.averagePool:
      return meanOfAll(input(0), shape)
    case codes.convolution:
      return convolve(input(0), input(1), input(2), shape, stepsOf(operator))
    case codes.depthwiseConvolution:
      return convolveEach(input(0), input(1), input(2), shape, stepsOf(operator))
    case codes.custom:
      return spread(input(0), input(1), input(2), shape)
    case codes.resizeBilinear:
      return resize(input(0), shape)
    case codes.logistic:
      return mapped(input(0), (value) => 1 / (1 + Math.exp(-value)))
    case codes.relu:
      return mapped(input(0), (value) => Math.max(0, value))
    case codes.hardSwish:
      return mapped(input(0), hardSwish)
    default:
      throw new RangeError(`operator ${operator.code} of the model is not known`)
  }
}

function hardSwish(value: number): number {
  if (value <= -3) return 0
  return value >= 3 ? value : (value * (value + 3)) / 6
}

/** Options of both kinds of convolution begin with the same fields. */
function stepsOf({ option }: Operator): Steps {
  return { padding: option(0, 1) === 1 ? 'valid' : 'same', stride: [option(2, 4), option(1, 4)] }
}
