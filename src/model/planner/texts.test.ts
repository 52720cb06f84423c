import { describe, expect, test } from 'vitest'
import { channelKeys } from '../documents/planner-keys.ts'
import { channelFacts, textLimitOf } from './channels.ts'
import { countByEntry } from './comment-counts.ts'
import { copyOf, textsOfCopy } from './copy.ts'
import { countText, mostCounted } from './count-text.ts'
import { channelText, plannerEntry } from './entry.fixture.ts'
import { foldText, ownTextsOf, publishedText, showText, textOf } from './text-of.ts'

describe('the length of a text', () => {
  test('counts letters as people do', () => {
    expect(countText('INSTAGRAM', '가족 👨‍👩‍👧\n한글')).toBe(7)
  })

  test('on X a syllable and an emoji are two, a link 23, a Latin letter one', () => {
    expect(countText('X', '빵')).toBe(2)
    expect(countText('X', '👨‍👩‍👧')).toBe(2)
    expect(countText('X', 'bread')).toBe(5)
    expect(countText('X', `빵 https://example.com/${'a'.repeat(100)}`)).toBe(2 + 1 + 23)
    expect(countText('X', '가'.repeat(140))).toBe(channelFacts.X.textLimit)
  })

  test('on Threads an emoji is as long as its bytes', () => {
    expect(countText('THREADS', '빵🚀')).toBe(5)
  })

  test('the limit beside a picture may be lower', () => {
    expect([textLimitOf('KAKAO_MESSAGE', 0), textLimitOf('KAKAO_MESSAGE', 1)]).toEqual([1000, 400])
    expect([textLimitOf('INSTAGRAM', 1), textLimitOf('OWN', 1)]).toEqual([2200, null])
  })
})

describe('the text that a channel gets', () => {
  const entry = plannerEntry('e', { text: '동지에는 팥죽  \n\n\n국산 팥', hashtags: ['모락빵집', '동지'] })
  const texts = [
    channelText('1', 'e', 'NAVER_PLACE', '첫 글'),
    channelText('2', 'e', 'NAVER_PLACE', '다른 기기의 글'),
    channelText('3', 'f', 'INSTAGRAM', '다른 글'),
    channelText('4', 'e', 'X', ''),
  ]

  test('is its own, the first of doubles, or that of the entry', () => {
    expect(textOf(entry, texts, 'NAVER_PLACE')).toBe('첫 글')
    expect(ownTextsOf(texts, 'e', 'NAVER_PLACE')).toHaveLength(2)
    expect(textOf(entry, texts, 'INSTAGRAM')).toBe(entry.text)
  })

  test('an own text that is empty stays empty', () => {
    expect(textOf(entry, texts, 'X')).toBe('')
  })

  test('has hashtags after an empty line where the service has hashtags', () => {
    expect(publishedText(entry, texts, 'INSTAGRAM')).toBe('동지에는 팥죽\n\n\n국산 팥\n\n#모락빵집 #동지')
    expect(publishedText(entry, texts, 'NAVER_PLACE')).toBe('첫 글')
    expect(publishedText(entry, texts, 'X')).toBe('#모락빵집 #동지')
  })

  test('has no spaces at the ends of lines and none around it', () => {
    expect(showText('\n  a  \n\n b\t\n')).toBe('a\n\n b')
  })

  test('is folded by lines or letters, whichever comes first', () => {
    expect(foldText('INSTAGRAM', 'a\nb\nc')).toEqual({ head: 'a\nb', isFolded: true })
    expect(foldText('INSTAGRAM', '가'.repeat(200)).head).toHaveLength(125)
    expect(foldText('OWN', 'a\nb\nc')).toEqual({ head: 'a\nb\nc', isFolded: false })
  })

  test.each(channelKeys)('%s folds and counts any text without an error', (channel) => {
    for (const text of ['', '\n', '\u{d800}', '#', '가'.repeat(5000)]) {
      const { head } = foldText(channel, showText(text))
      expect(text.startsWith(head) || head === '').toBe(true)
      expect(countText(channel, text)).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('a copy of an entry', () => {
  const entry = plannerEntry('e', {
    text: '글',
    status: 'POSTED',
    posted: ['X'],
    postedAt: '2026-12-01T00:00:00Z',
    approvedBy: 1,
    outcome: '좋았어요',
    day: '2026-12-01',
    time: '11:00',
  })

  test('is a draft without the life of the entry', () => {
    const copy = copyOf(entry, '2026-12-08', 's')
    expect(copy).toMatchObject({ text: '글', status: 'DRAFT', day: '2026-12-08', time: '11:00', series: 's' })
    expect(Object.keys(copy)).not.toEqual(expect.arrayContaining(['posted']))
    expect(copyOf(entry, null).status).toBe('IDEA')
  })

  test('takes one text of each channel along', () => {
    const texts = [
      channelText('1', 'e', 'X', 'a'),
      channelText('2', 'e', 'X', 'b'),
      channelText('3', 'f', 'X', 'c'),
    ]
    expect(textsOfCopy(texts, 'e', 'n')).toEqual([{ entry: 'n', channel: 'X', text: 'a' }])
  })
})

test('open threads are counted by the entry whose fields they are about', () => {
  const thread = (field: string, isResolved = false) => ({
    key: field,
    document: 'planner' as const,
    field,
    resolved: isResolved ? { name: 'a', at: '2026-12-01T00:00:00Z' } : null,
    messages: [],
  })
  const counts = countByEntry([
    thread('planner.entries/e/text'),
    thread('planner.entries/e/title'),
    thread('planner.entries/f/text', true),
    thread('core.what'),
  ])
  expect([...counts]).toEqual([['e', 2]])
})

test('of a text beyond every limit the beginning is counted, and the fold is found in its beginning', () => {
  const long = '가'.repeat(100_000)
  expect(countText('FACEBOOK', long)).toBe(mostCounted)
  const { head, isFolded } = foldText('FACEBOOK', long)
  expect([head.length, isFolded]).toEqual([477, true])
})
