import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Pixels } from '../mask/planes.ts'
import { cutOutPeople } from './cut-out-people.ts'
import { arePeople, findPeople, modelSide } from './find-people.ts'
import { modelBytes } from './people-model.ts'

const modelPath = 'node_modules/@mediapipe/selfie_segmentation/selfie_segmentation.tflite'
const model = readFileSync(modelPath)
const photograph = 'tests/fixtures/people/astronaut.jpg'

async function pixelsOf(path: string, width: number, height: number): Promise<Pixels> {
  const picture = sharp(path).resize(width, height, { fit: 'fill' }).ensureAlpha()
  return { width, height, data: new Uint8ClampedArray(await picture.raw().toBuffer()) }
}
const peopleIn = async (path: string) => findPeople(model, await pixelsOf(path, modelSide, modelSide))

/** Shares of the width and height of the photograph. */
const person = { hair: [0.43, 0.08], face: [0.43, 0.26], arm: [0.13, 0.75], chest: [0.35, 0.6] } as const
const behind = { wall: [0.22, 0.1], flag: [0.08, 0.3], rocket: [0.86, 0.25], table: [0.85, 0.6] } as const

test('of a photograph before a busy ground, the person stays and what is behind goes', async () => {
  const whole = await pixelsOf(photograph, modelSide, modelSide)
  const small = { ...whole, data: whole.data.slice() }
  const people = findPeople(model, small)
  expect(arePeople(people)).toBe(true)
  expect(cutOutPeople(whole, small, people)).toBe('cut')
  const pixel = ({ data }: Pixels, [x, y]: readonly [number, number]) => {
    const at = (Math.round(y * modelSide) * modelSide + Math.round(x * modelSide)) * 4
    return [...data.slice(at, at + 4)]
  }
  for (const [name, place] of Object.entries(behind))
    expect([name, pixel(whole, place)[3]]).toEqual([name, 0])
  for (const [name, place] of Object.entries(person))
    expect([name, ...pixel(whole, place)]).toEqual([name, ...pixel(small, place)])
  let unsure = 0
  for (let at = 3; at < whole.data.length; at += 4)
    if (Math.abs((whole.data[at] ?? 0) - 127.5) < 115) unsure++
  expect(unsure / modelSide ** 2).toBeLessThan(0.04)
})

test.each(['row', 'table'])('a photograph of goods is not proposed as one of people: %s', async (name) => {
  expect(arePeople(await peopleIn(`tests/fixtures/templates/photo-${name}.jpg`))).toBe(false)
})

test('the length by which a download is known is that of the file', () => {
  expect(statSync(modelPath).size).toBe(modelBytes)
})

test('a file of another kind is refused', async () => {
  const picture = await pixelsOf(photograph, modelSide, modelSide)
  for (const file of [new Uint8Array(0), new Uint8Array(modelBytes), readFileSync(photograph)])
    expect(() => findPeople(file, picture)).toThrow(RangeError)
})
