import { expect, test, vi } from 'vitest'
import { heldPictures, holdPictures } from './held-pictures.ts'

const always = () => true

test('screens that are open at once read the same once, and one that comes later has it at once', async () => {
  const load = vi.fn(async () => 'photos')
  const [first, second] = [holdPictures('once', load, always), holdPictures('once', load, always)]
  expect(await Promise.all([first.answer, second.answer])).toEqual(['photos', 'photos'])
  first.release()
  second.release()
  expect(heldPictures('once')).toBe('photos')
  const later = holdPictures('once', load, always)
  expect(await later.answer).toBe('photos')
  later.release()
  expect(load).toHaveBeenCalledOnce()
})

test('reading stops when the last screen is left, and begins again for the next', async () => {
  const signals: AbortSignal[] = []
  const load = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<string>(() => undefined)
  }
  const [first, second] = [holdPictures('left', load, always), holdPictures('left', load, always)]
  first.release()
  first.release()
  expect(signals[0]?.aborted).toBe(false)
  second.release()
  expect(signals[0]?.aborted).toBe(true)
  holdPictures('left', load, always).release()
  expect(signals).toHaveLength(2)
})

test('what is not whole is not remembered', async () => {
  const held = holdPictures(
    'absent',
    async () => 1,
    (absent) => absent === 0,
  )
  await held.answer
  held.release()
  expect(heldPictures('absent')).toBeUndefined()
})

test('pictures of earlier brands are forgotten, those in use never', async () => {
  const used = holdPictures('brand 0', async () => 0, always)
  await used.answer
  for (let brand = 1; brand <= 8; brand++) {
    const held = holdPictures(`brand ${brand}`, async () => brand, always)
    await held.answer
    held.release()
  }
  expect(heldPictures('brand 0')).toBe(0)
  expect(heldPictures('brand 1')).toBeUndefined()
  expect(heldPictures('brand 8')).toBe(8)
  used.release()
})
