import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPostmaster, readPostmaster } from './postmaster.ts'

let home: string
let pidFile: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'saegim-postmaster-'))
  pidFile = join(home, 'postmaster.pid')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

test('an empty pid file of a starting PostgreSQL is not removed', () => {
  writeFileSync(pidFile, '')
  expect(readPostmaster(home)).toBeNull()
  expect(existsSync(pidFile)).toBe(true)
})

test('a pid file left by a kill is removed before a start', () => {
  writeFileSync(pidFile, `999999999\n${home}\n`)
  expect(findPostmaster(home)).toBeNull()
  expect(existsSync(pidFile)).toBe(false)
})
