import { expect, test } from 'vitest'
import { cleanDrawing } from '#model/drawings/clean-drawing.ts'
import { takeDrawing } from './drawing.ts'

/** Of one megabyte: every rule applies to every element. */
const rules = '<style>*{fill:red;stroke:red;opacity:1}</style>'
const worst = `<svg xmlns="http://www.w3.org/2000/svg">${rules}${'<path d="M0 0h9v9z"/>'.repeat(48_000)}</svg>`

test('while a drawing is cleaned, the event loop goes on', async () => {
  await takeDrawing(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>'), 'a')
  const before = cpuMs()
  expect(cleanDrawing(worst)).toMatchObject({ ok: true })
  const work = cpuMs() - before

  const turns = watchTurns()
  // On a busy machine it may be given up.
  await takeDrawing(Buffer.from(worst), 'a').catch(() => {})
  expect(turns.longest()).toBeLessThan(work / 5)
})

/** Processor time of this thread in ms: how busy the machine is does not count. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function watchTurns() {
  let isOver = false
  let longest = 0
  let last = cpuMs()
  const turn = () => {
    const now = cpuMs()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) setTimeout(turn, 0)
  }
  setTimeout(turn, 0)
  return {
    longest: () => {
      isOver = true
      turn()
      return longest
    },
  }
}
