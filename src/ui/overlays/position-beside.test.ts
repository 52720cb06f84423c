import { expect, test } from 'vitest'
import { positionBeside } from './position-beside.ts'

const card = { width: 320, height: 160 }
const desk = { width: 1440, height: 900 }

test('below a button of the header, and never beyond the edge', () => {
  const button = { left: 1380, top: 10, width: 36, height: 36 }
  expect(positionBeside(button, card, desk)).toEqual({ left: 1108, top: 56 })
})

test('beside a sidebar that leaves no room under it', () => {
  const menu = { left: 8, top: 96, width: 220, height: 700 }
  expect(positionBeside(menu, card, desk)).toEqual({ left: 238, top: 96 })
})

test('above a target at the bottom of the viewport', () => {
  const foot = { left: 20, top: 840, width: 1400, height: 40 }
  expect(positionBeside(foot, card, desk)).toEqual({ left: 20, top: 670 })
})

test('at the bottom of the viewport if the target fills it', () => {
  const page = { left: 0, top: 0, width: 390, height: 844 }
  expect(positionBeside(page, { width: 366, height: 180 }, { width: 390, height: 844 })).toEqual({
    left: 12,
    top: 652,
  })
})
