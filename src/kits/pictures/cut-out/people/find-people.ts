import type { Pixels, Plane } from '../mask/planes.ts'
import { readModel } from './model-file.ts'
import { runModel } from './run-model.ts'

/** Pixels of both sides of what the model looks at: a picture is stretched to it, as in MediaPipe. */
export const modelSide = 256

/**
 * How sure it is that a pixel belongs to a person, from 0 to 1. `picture`: `modelSide` pixels wide and high; `file`: the model. Throws
 * a RangeError where that is another one.
 */
export function findPeople(file: Uint8Array, { data }: Pixels): Plane {
  const model = readModel(file)
  if (model.input.shape.join() !== [1, modelSide, modelSide, 3].join())
    throw new RangeError('the model looks at pictures of another size')
  const input = new Float32Array(modelSide * modelSide * 3)
  for (let at = 0, from = 0; at < input.length; from++)
    if (from % 4 !== 3) input[at++] = (data[from] ?? 0) / 255
  return { width: modelSide, height: modelSide, data: runModel(model, input) }
}

/**
 * Whether a picture is proposed as one of people. The model also finds some where there are cups or an animal, but with wide
 * margins of doubt: in fourteen pictures that were tried these were up to a sixth of what it found in those of people, and a
 * quarter and more in others.
 */
export function arePeople({ data }: Plane): boolean {
  const count = (is: (value: number) => boolean) => data.reduce((sum, value) => sum + (is(value) ? 1 : 0), 0)
  const people = count((value) => value > 0.5)
  return people > 0.03 * data.length && count((value) => value > 0.1 && value < 0.9) < 0.2 * people
}
