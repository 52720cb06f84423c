import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { DrawingProcess } from './draw-apart.ts'

const drawings = new DrawingProcess({ atMostMs: 2_000, heapMb: 64 })
afterAll(() => drawings.end())

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${inside}</svg>`)
const whole = svg('<path d="M0 0h200v100z"/>')
const box = { width: 100, isFilled: false }
const isDrawn = async () => {
  const png = await drawings.run('b', 'draw', { bytes: whole, box })
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 100, height: 50 })
}

test('a drawing that its renderer does not end is given up with the process, and the next one is drawn', async () => {
  const steps = '<feMorphology operator="dilate" radius="90"/>'.repeat(200)
  const endless = svg(`<filter id="f">${steps}</filter><path d="M0 0h200v100z" filter="url(#f)"/>`)
  await expect(drawings.run('a', 'draw', { bytes: endless, box })).rejects.toMatchObject({
    name: 'Undrawable',
    isTooMuch: true,
  })
  await isDrawn()
})

test('a drawing that fills the memory is given up with the process, and the next one is drawn', async () => {
  const long = svg('<g class="a b c d e f g h i j k l m"><path/></g>'.repeat(45_000))
  await expect(drawings.run('a', 'take', long)).rejects.toMatchObject({ name: 'Undrawable', isTooMuch: true })
  await isDrawn()
})

test.skipIf(process.platform !== 'linux')(
  'time that the machine gives to others does not count',
  async () => {
    const busy = new DrawingProcess({ atMostMs: 500, heapMb: 64 })
    await busy.run('a', 'draw', { bytes: whole, box })
    const pid = childPid('drawing-process.ts 500')
    process.kill(pid, 'SIGSTOP')
    const drawn = busy.run('a', 'draw', { bytes: whole, box })
    await pause(700)
    process.kill(pid, 'SIGCONT')
    expect(await sharp(await drawn).metadata()).toMatchObject({ width: 100 })
    busy.end()
  },
)

test('what is no picture is told from what takes too much', async () => {
  await expect(drawings.run('a', 'draw', { bytes: Buffer.from('no picture'), box })).rejects.toMatchObject({
    name: 'Undrawable',
    isTooMuch: false,
  })
})

test('an owner waits for itself, and another one is next', async () => {
  const order: string[] = []
  const draw = async (owner: string, name: string) => {
    await drawings.run(owner, 'draw', { bytes: whole, box })
    order.push(name)
  }
  await Promise.all([draw('a', 'a1'), draw('a', 'a2'), draw('a', 'a3'), draw('b', 'b1')])
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('pixels are not enlarged, and drawings where they are to fill their box', async () => {
  const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const large = { width: 400, height: 400, isFilled: true }
  const sizes = [png, whole].map(async (bytes) =>
    sharp(await drawings.run('a', 'draw', { bytes, box: large })).metadata(),
  )
  expect(await Promise.all(sizes)).toMatchObject([
    { width: 20, height: 10 },
    { width: 400, height: 200 },
  ])
})

function childPid(command: string): number {
  const pids = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ')
  const found = pids.find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').includes(command),
  )
  return Number(found)
}
