import { zlibSync } from 'fflate'
import { expect, test } from 'vitest'
import { inflateSome } from './inflate-some.ts'

test('what fits is whole', () => {
  const whole = Uint8Array.from({ length: 5000 }, (_, at) => (at * at) % 251)
  expect(inflateSome(zlibSync(whole), 5000)).toEqual(whole)
  expect(inflateSome(zlibSync(new Uint8Array()), 10)).toEqual(new Uint8Array())
})

test('of a stream that becomes far larger only the beginning is unpacked', () => {
  const bomb = zlibSync(new Uint8Array(10_000_000), { level: 9 })
  const ends: number[] = []
  const read = bomb.subarray.bind(bomb)
  bomb.subarray = (from, to) => {
    ends.push(to ?? bomb.length)
    return read(from, to)
  }
  expect(inflateSome(bomb, 1000)).toEqual(new Uint8Array(1000))
  expect(bomb.length).toBeGreaterThan(5000)
  expect(Math.max(...ends)).toBeLessThan(1500)
})

test('of a damaged stream what is before the damage is had, of none nothing', () => {
  const whole = Uint8Array.from({ length: 20_000 }, (_, at) => (at * at) % 251)
  const cut = zlibSync(whole).subarray(0, 1000)
  const had = inflateSome(cut, 20_000)
  expect(had.length).toBeGreaterThan(0)
  expect(whole.subarray(0, had.length)).toEqual(had)
  expect(inflateSome(Uint8Array.from([1, 2, 3]), 100)).toEqual(new Uint8Array())
  expect(inflateSome(new Uint8Array(), 100)).toEqual(new Uint8Array())
})
