import sharp from 'sharp'
import { expect, test } from 'vitest'
import { smallPicture } from './small-picture.ts'

const box = { width: 480, height: 480 }

async function sizeOf(width: number, height: number): Promise<[number, number]> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#3060C0' } })
    .png()
    .toBuffer()
  const address = await smallPicture(bytes, box, 'brand 1')
  const small = await sharp(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')).metadata()
  return [small.width, small.height]
}

test('a picture covers its box and is never enlarged', async () => {
  expect(await sizeOf(1200, 800)).toEqual([720, 480])
  expect(await sizeOf(300, 900)).toEqual([300, 900])
})

test('a long strip becomes no longer than four boxes', async () => {
  expect(await sizeOf(60_000, 600)).toEqual([1920, 19])
  expect(await sizeOf(20, 60_000)).toEqual([1, 1920])
})
