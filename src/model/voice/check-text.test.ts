import { expect, test } from 'vitest'
import { type BrandVoice, brandVoiceOf, registerIn } from './brand-voice.ts'
import { checkText } from './check-text.ts'

const ongi: BrandVoice = {
  names: ['온기'],
  register: 'haeyo',
  avoided: ['명품', '최고급', '단 하루'],
  avoidsExclamation: true,
  avoidsEmoji: false,
  keywords: ['따뜻한', '정직한', '담백한', '오래가는', '조용한'],
}

const story =
  '할머니는 금이 간 사발 하나를 평생 쓰셨어요. 그래서 저는 최고급 흙으로 매일 쓰는 그릇을 만들기로 결심하였습니다. 2019년 봄에 성북동의 작은 차고에 물레 한 대를 들이게 되었습니다.'

test('a story is checked for voice, avoided words and keywords, with the better sentence', () => {
  const found = checkText(story, ongi)
  expect(found.map(({ kind, found }) => [kind, found])).toEqual([
    ['avoided', '최고급'],
    ['voice', '결심하였습니다'],
    ['voice', '되었습니다'],
    ['keywords', ''],
  ])
  expect(found[0]?.better).toBe('그래서 저는 흙으로 매일 쓰는 그릇을 만들기로 결심하였습니다.')
  expect(found[2]?.better).toBe('2019년 봄에 성북동의 작은 차고에 물레 한 대를 들이게 됐어요.')
  expect(found[3]?.keywords).toEqual(['따뜻한', '정직한', '담백한'])
})

test('every range holds what was found, and every fix makes the better sentence', () => {
  for (const { from, to, found, fix, sentence, better } of checkText(story, ongi)) {
    if (from === null || to === null) continue
    expect(story.slice(from, to)).toBe(found)
    if (!fix) continue
    expect(story.slice(0, fix.from) + fix.text + story.slice(fix.to)).toBe(
      story.replace(sentence, better ?? ''),
    )
  }
})

test.each([
  ['온기은 그릇을 빚어요.', '은', '는'],
  ['오늘도 온기이 열려요.', '이', '가'],
  ['온기을 찾아 주세요.', '을', '를'],
  ['여기가 온기이에요.', '이에요', '예요'],
])('%s has the wrong particle %s for %s', (text, wrong, right) => {
  const [finding] = checkText(text, ongi)
  expect(finding).toMatchObject({ kind: 'particle', found: `온기${wrong}`, fix: { text: right } })
})

test.each(['온기는 그릇을 빚어요.', '온기가 좋아요.', '온기이웃과 함께해요.', '따온기은'])(
  '%s has the right particle, or none',
  (text) => expect(checkText(text, ongi).filter(({ kind }) => kind === 'particle')).toEqual([]),
)

test.each([
  ['국내 최초로 들여왔어요.', '국내 최초로'],
  ['동네에서 유일한 가게예요.', '유일한'],
  ['맛은 100% 보장해요.', '100%'],
  ['We are the best bakery.', 'the best'],
  ['日本一のパンです。', '日本一'],
  ['我们是最好的面包店。', '最好'],
  ['我們是頂級的麵包店。', '頂級'],
])('%s claims too much', (text, claim) => {
  expect(checkText(text, { ...ongi, register: null }).find(({ kind }) => kind === 'overclaim')?.found).toBe(
    claim,
  )
})

test.each([
  '오늘 최고기온은 31도예요.',
  '100% 국산 쌀로 지어요.',
  '순면 100%예요.',
  'The best-before date is 3 May.'.replace('The best-', 'Best '),
])('%s claims nothing', (text) =>
  expect(checkText(text, ongi).filter(({ kind }) => kind === 'overclaim')).toEqual([]),
)

test('a word that is avoided is no overclaim too', () => {
  const kinds = checkText('최고급 그릇이에요.', ongi).map(({ kind }) => kind)
  expect(kinds).toEqual(['avoided'])
})

test('a word is only left out where the sentence holds without it', () => {
  const fixOf = (text: string) => checkText(text, ongi)[0]?.fix
  expect(fixOf('최고급 흙을 써요.')).toEqual({ from: 0, to: 4, text: '' })
  expect(fixOf('흙이 최고급이에요.')).toBeNull()
  expect(fixOf('단 하루만 열어요.')).toBeNull()
})

test('without a voice of the brand a text has to keep to its own', () => {
  const voice = { ...ongi, register: null }
  expect(checkText('빵을 구워요. 문을 열어요. 차를 끓입니다.', voice)).toMatchObject([
    { kind: 'voice', found: '끓입니다', register: 'haeyo' },
  ])
  expect(checkText('빵을 굽습니다. 문을 엽니다.', voice)).toEqual([])
})

test('doubled words and marks are found, words that are doubled on purpose are not', () => {
  const kinds = (text: string) => checkText(text, ongi).map(({ kind, fix }) => [kind, fix?.text])
  expect(kinds('오늘 오늘 열어요!!')).toEqual([
    ['doubled', ''],
    ['marks', '!'],
  ])
  expect(kinds('하나 하나 손으로 빚어요.')).toEqual([])
})

test('the limit of a channel counts letters, not units', () => {
  expect(checkText('🍚🍚🍚', ongi, { limit: 3 })).toEqual([])
  expect(checkText('🍚🍚🍚', ongi, { limit: 2 })).toMatchObject([{ kind: 'length', letters: 3, limit: 2 }])
})

test('a sentence that is not read in one breath is found', () => {
  const long = `${'물레를 돌리고 '.repeat(15)}구워요.`
  expect(checkText(long, ongi).map(({ kind }) => kind)).toContain('longSentence')
})

test('the voice of the guide is the one it names, else the one it is written in', () => {
  expect(registerIn('예의를 갖춰 합니다체로 말해요.')).toBe('hapnida')
  expect(registerIn('해요체로 짧게 말해요.')).toBe('haeyo')
  expect(registerIn('꾸미지 않고 짧게 말해요.')).toBe('haeyo')
  expect(registerIn('꾸미지 않고 짧게 말합니다.')).toBe('hapnida')
  expect(registerIn('')).toBeNull()
})

test('a brand without answers is checked for nothing of its own', () => {
  const voice = brandVoiceOf({})
  expect(voice).toEqual({
    names: [],
    register: null,
    avoided: [],
    avoidsExclamation: false,
    avoidsEmoji: false,
    keywords: [],
  })
  expect(checkText('오늘도 문을 열어요.', voice)).toEqual([])
})

test('a long text is checked in time that grows with its length', () => {
  const timeOf = (text: string) => {
    const started = performance.now()
    checkText(text, ongi)
    return performance.now() - started
  }
  timeOf(story)
  const long = timeOf(story.repeat(100))
  expect(timeOf(story.repeat(1_000))).toBeLessThan(20 * long + 50)
  for (const text of ['가'.repeat(50_000), '. '.repeat(20_000), '(" '.repeat(20_000), '!'.repeat(50_000)])
    expect(timeOf(text)).toBeLessThan(2_000)
})
