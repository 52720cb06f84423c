import { expect, test } from 'vitest'
import { bookLooks, pageFormats } from '#features/export/book/book.ts'
import { wordsOf } from './brands.ts'
import { textOfBytes, wordsIn } from './look-into.ts'
import { pressOf } from './press.ts'

const texts = {
  'info.name': '온기',
  'core.purposeManifesto': '오래 쓰는 그릇을 만들어요.',
  'core.background': '할머니의 사발에서 시작했어요.',
  'core.visionManifesto': '한 집에 한 벌.',
  'personality.voiceTone': '짧게 말해요.',
  'personality.individuality': '말수가 적은 이웃이에요.',
  'positioning.positioningStrategy': '혼자 사는 사람의 한 끼를 차려요.',
}
const answers = {
  ...texts,
  'core.ideal': '그릇이 버려지지 않는 동네',
  'personality.keyword1': '따뜻한',
  'personality.keyword2': '차분한',
  'core.values': [{ key: 'a', keyword: '정직', description: '흙의 산지를 적어요.' }],
  'positioning.competitors': [{ key: 'a', brandName: '사발집', benefit: '싸다' }],
  'positioning.personas': [
    { key: 'a', name: '지은', goal: '혼자서도 잘 차려 먹기' },
    { key: 'b', name: '민호', job: '요리사' },
  ],
  'positioning.axisX': 40,
  'positioning.axisY': 70,
  'positioning.axisXLow': '싼',
  'positioning.axisXHigh': '비싼',
}
const material = { ...wordsOf('ko'), language: 'ko-KR', today: new Date(2026, 10, 21), images: new Map() }

test('short answers share pages, and every one is said in every format and look', async () => {
  const press = await pressOf({ ...material, answers })
  const said = [
    ...Object.values(texts),
    '흙의 산지를 적어요.',
    '사발집',
    '지은',
    '요리사',
    '따뜻한',
    '그릇이 버려지지 않는 동네',
  ]
  for (const format of pageFormats) {
    for (const look of bookLooks) {
      const pdf = press.set({ format, look, hasMarks: false, leavesOutThin: false })
      const text = textOfBytes(pdf)
      expect(
        said.filter((words) => !text.includes(words.replace(/\s/g, ''))),
        `${format} ${look}`,
      ).toEqual([])
      const { words, size } = wordsIn(pdf)
      expect(words.filter(({ bottom, right }) => bottom > size[1] - 4 || right > size[0] - 4)).toEqual([])
      expect(new Set(words.map(({ page }) => page)).size, `${format} ${look}`).toBeLessThanOrEqual(9)
    }
  }
}, 120_000)

test('a book without the sections of which little is written does not name them', async () => {
  const press = await pressOf({ ...material, answers })
  const whole = textOfBytes(press.set({ format: 'a4', look: 'quiet', hasMarks: false, leavesOutThin: false }))
  const shorter = textOfBytes(
    press.set({ format: 'a4', look: 'quiet', hasMarks: false, leavesOutThin: true }),
  )
  expect(whole).toContain('사발집')
  expect(shorter).not.toContain('사발집')
  expect(shorter).toContain('오래쓰는그릇을만들어요.')
}, 60_000)
