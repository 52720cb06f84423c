import { unzipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { asTable } from '#model/files/as-table.ts'
import { channelText, plannerEntry } from '#model/planner/entry.fixture.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { asCalendar } from './as-calendar.ts'
import { asFolders } from './as-folders.ts'
import { entryRows } from './entry-rows.ts'
import { daysOfSpan, entriesWithin } from './span-of.ts'

const channel = (key: string) => ({ INSTAGRAM: '인스타그램', KAKAO_MESSAGE: '카카오톡' })[key] ?? key
const entry = (key: string, more: Partial<PlannerEntry> = {}) =>
  plannerEntry(key, {
    title: '동지, 단팥빵; "예약"',
    text: '첫 줄\n둘째 줄',
    day: '2026-12-18',
    time: '00:00',
    channels: ['INSTAGRAM', 'KAKAO_MESSAGE'],
    hashtags: ['동지'],
    ...more,
  })
const texts = [channelText('t', 'a', 'KAKAO_MESSAGE', '짧은 글')]

describe('a calendar file', () => {
  const zone = process.env.TZ
  afterAll(() => {
    process.env.TZ = zone
  })
  const words = { title: '모락빵집 플래너', channel, untitled: '제목 없는 글' }
  const make = (entries: readonly PlannerEntry[]) => asCalendar(entries, texts, words, Date.UTC(2026, 11, 1))
  const unfolded = (text: string) => text.replaceAll('\r\n ', '')

  test.each(['Asia/Seoul', 'America/New_York'])('has the minute of Seoul as an instant in %s', (name) => {
    process.env.TZ = name
    const text = make([entry('a', { remind: 10 }), entry('b', { time: null })])
    expect(text).toContain('DTSTART:20261217T150000Z')
    expect(text).toContain('TRIGGER:-PT10M')
    expect(text).toContain('DTSTART;VALUE=DATE:20261218')
    expect(text).toContain('DTSTAMP:20261201T000000Z')
  })

  test('escapes what has a meaning, and folds lines at 75 bytes', () => {
    const text = make([entry('a', { title: `동지, 단팥빵; \\ ${'긴 제목 '.repeat(20)}` })])
    expect(unfolded(text)).toContain('SUMMARY:동지\\, 단팥빵\\; \\\\ 긴 제목')
    expect(unfolded(text)).toContain('DESCRIPTION:첫 줄\\n둘째 줄\\n\\n#동지')
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text.split('\r\n').some((line) => line.includes('\n'))).toBe(false)
  })

  test('leaves ideas out and gives an entry the same id each time', () => {
    const text = make([entry('a'), entry('b', { day: null })])
    expect(text.match(/UID:.*/g)).toEqual(['UID:a@saegim'])
  })
})

test('a table has a row for each channel with its own text, and cells that no spreadsheet runs', () => {
  const words = {
    heads: ['날짜', '시각', '채널', '상태', '종류', '제목', '글', '해시태그', '메모'],
    channel,
    status: (key: string) => key,
    kind: (key: string) => key,
  }
  const rows = entryRows(
    [entry('a', { note: '=HYPERLINK("x")' }), entry('b', { channels: null })],
    texts,
    words,
  )
  expect(rows.map((row) => [row[2], row[6]])).toEqual([
    ['채널', '글'],
    ['인스타그램', '첫 줄\n둘째 줄'],
    ['카카오톡', '짧은 글'],
    ['', '첫 줄\n둘째 줄'],
  ])
  const table = asTable(rows)
  expect(table.startsWith('\u{feff}날짜,시각')).toBe(true)
  expect(table).toContain('"동지, 단팥빵; ""예약"""')
  expect(table).toContain(`"'=HYPERLINK(""x"")"`)
  for (const sign of ['+', '-', '@', '\t', '\r']) expect(asTable([[`${sign}1`]])).toContain(`'${sign}1`)
})

test('folders have a text for each channel, pictures in their order, and how many are missing', async () => {
  const words = {
    channel,
    untitled: '제목 없는 글',
    picture: (n: number) => `그림 ${n}`,
    absent: '담지 못한 그림',
  }
  const read = async (pictures: readonly string[]) => {
    const files = pictures.filter((one) => one === 'file:1').map(() => new File(['jpg'], 'a.jpg'))
    return { files, absent: pictures.length - files.length }
  }
  const entries = [
    entry('a', { title: '동지/단팥빵', pictures: ['file:1', 'design:x'] }),
    entry('b', { title: '동지/단팥빵' }),
  ]
  const packed = await asFolders(entries, texts, words, read)
  const files = unzipSync(new Uint8Array(await packed.arrayBuffer()))
  expect(Object.keys(files)).toEqual([
    '2026-12-18 0000 동지 단팥빵/인스타그램.txt',
    '2026-12-18 0000 동지 단팥빵/카카오톡.txt',
    '2026-12-18 0000 동지 단팥빵/그림 1.jpg',
    '2026-12-18 0000 동지 단팥빵/담지 못한 그림.txt',
    '2026-12-18 0000 동지 단팥빵 (2)/인스타그램.txt',
    '2026-12-18 0000 동지 단팥빵 (2)/카카오톡.txt',
  ])
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(Object.values(files)[0])
  expect(text).toBe('\u{feff}첫 줄\r\n둘째 줄\r\n\r\n#동지')
})

test('what is larger than a zip may be is not packed, and says so', async () => {
  const words = {
    channel,
    untitled: '제목 없는 글',
    picture: (n: number) => `그림 ${n}`,
    absent: '담지 못한 그림',
  }
  const read = async () => ({ files: [new File(['x'.repeat(3000)], 'a.jpg')], absent: 0 })
  const packed = asFolders([entry('a'), entry('b')], [], words, read, 5000)
  await expect(packed).rejects.toMatchObject({ name: 'TooLargeFolders' })
  expect((await asFolders([entry('a')], [], words, read, 5000)).size).toBeLessThan(5000)
})

test('a span is a day, its week from Sunday on, or the month that is shown', () => {
  expect(daysOfSpan('day', '2026-12', '2026-11-30')).toEqual({ from: '2026-11-30', to: '2026-11-30' })
  expect(daysOfSpan('week', '2026-12', '2026-12-31')).toEqual({ from: '2026-12-27', to: '2027-01-02' })
  expect(daysOfSpan('month', '2027-02', '2026-11-30')).toEqual({ from: '2027-02-01', to: '2027-02-28' })
})

test('entries of a span are in the order of their time', () => {
  const entries = [
    entry('a', { time: '18:00' }),
    entry('b', { time: '09:00' }),
    entry('c', { day: '2026-12-01' }),
    entry('d', { day: null }),
  ]
  const span = { from: '2026-12-01', to: '2026-12-31' }
  expect(entriesWithin(entries, span).map(({ key }) => key)).toEqual(['c', 'b', 'a'])
})
