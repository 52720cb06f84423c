import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { firstCampaign } from '#model/campaign/campaign.ts'
import { openCampaignFile } from './campaign-file.ts'

let folder: string
let file: string
let problems: number

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saegim-campaign-'))
  file = join(folder, 'campaign.json')
  problems = 0
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const log = {
  error: () => {
    problems += 1
  },
}

const spring = {
  key: '2027-spring',
  startsAt: '2027-03-01T00:00:00+09:00',
  endsAt: '2027-04-01T00:00:00+09:00',
  capacity: 50,
}

test('without a file it is the first campaign; a new file is read without a restart', async () => {
  const opened = openCampaignFile(file, log)
  expect(await opened.read()).toEqual(firstCampaign)
  writeFileSync(file, JSON.stringify(spring))
  expect(await opened.read()).toEqual({
    key: '2027-spring',
    startsAt: Date.parse(spring.startsAt),
    endsAt: Date.parse(spring.endsAt),
    capacity: 50,
  })
  const review = { score: 4.95, count: 312, countedOn: '2027-03-20' }
  writeFileSync(file, JSON.stringify({ ...spring, review }))
  expect((await opened.read()).review).toEqual(review)
  writeFileSync(file, JSON.stringify({ ...spring, capacity: 1000 }))
  expect((await opened.read()).capacity).toBe(1000)
  rmSync(file)
  expect(await opened.read()).toEqual(firstCampaign)
  expect(problems).toBe(0)
})

test.each([
  'no JSON',
  JSON.stringify({ ...spring, capacity: 0 }),
  JSON.stringify({ ...spring, endsAt: spring.startsAt }),
  JSON.stringify({ ...spring, startsAt: '2027-03-01' }),
  JSON.stringify({ ...spring, review: { score: 5.1, count: 3, countedOn: '2027-03-20' } }),
  JSON.stringify({ ...spring, review: { score: 4.95, count: 0, countedOn: '2027-03-20' } }),
])('a file that cannot be read (%s) is logged once, and the campaign stays', async (text) => {
  const opened = openCampaignFile(file, log)
  writeFileSync(file, JSON.stringify(spring))
  const before = await opened.read()
  writeFileSync(file, text)
  expect(await opened.read()).toEqual(before)
  expect(await opened.read()).toEqual(before)
  expect(problems).toBe(1)
})
