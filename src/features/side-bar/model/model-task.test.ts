import { expect, test } from 'vitest'
import { writeText } from '#contract/shapes/ai.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { pathOfAnswer } from './ai-answers.ts'
import { languageOf } from './language-of.ts'
import { draftJobOf, type ModelTask, registerOf, requestOf, type TaskContext } from './model-task.ts'

const { core, info } = guide
const { personality } = strategy

const of: TaskContext = {
  path: core.background.path,
  text: '온기는 그릇을 빚어요.',
  answers: {
    [core.brandName.path]: '',
    [info.name.path]: '온기',
    [core.what.path]: ' 매일 쓰는 그릇 ',
    [core.how.path]: '  ',
    [core.purposeManifesto.path]: '가'.repeat(900),
    [core.companySize.path]: null,
    [info.industry.path]: 'FOOD',
    [core.values.path]: [
      { key: 'a', keyword: 'HONESTY', description: '' },
      { key: 'b', keyword: '느긋함', description: '' },
    ],
    [personality.voiceTone.path]: '다정하게',
    [personality.attention.path]: '‘최고급’',
    [personality.keyword1.path]: '정직한',
  },
  language: 'ko',
  written: 'ko',
  register: 'HAEYO',
}

const tasks: readonly ModelTask[] = [
  ...(['story', 'purpose', 'vision', 'value', 'tagline'] as const).map(
    (job) => ({ kind: 'draft', job }) as const,
  ),
  ...(['shorter', 'easier', 'politer', 'ourVoice'] as const).map(
    (way) => ({ kind: 'rewrite', way }) as const,
  ),
  { kind: 'translate', language: 'en' },
]

test.each(tasks)('the contract takes what is sent for $kind $job$way$language', (task) => {
  const request = requestOf(task, of)
  expect(writeText.body.safeParse(request).error).toBeUndefined()
})

test('a draft has the answers that are there, each as long as the call takes it', () => {
  expect(requestOf({ kind: 'draft', job: 'story' }, of)).toEqual({
    job: 'story',
    language: 'ko',
    answers: {
      brandName: '온기',
      what: '매일 쓰는 그릇',
      industry: 'FOOD',
      purpose: '가'.repeat(500),
      tone: '다정하게',
      avoid: '‘최고급’',
      keywords: ['정직한'],
      values: ['HONESTY', '느긋함'],
    },
  })
})

test('the text of a core value is about its word alone', () => {
  const path = `${core.values.path}/b/description`
  expect(draftJobOf(path)).toBe('value')
  expect(requestOf({ kind: 'draft', job: 'value' }, { ...of, path })).toMatchObject({
    answers: { values: ['느긋함'] },
  })
})

test('another text sends no more of the brand than its voice, a translation no more than its name', () => {
  expect(requestOf({ kind: 'rewrite', way: 'shorter' }, of).answers).toEqual({
    brandName: '온기',
    tone: '다정하게',
    avoid: '‘최고급’',
    keywords: ['정직한'],
  })
  expect(requestOf({ kind: 'translate', language: 'ja' }, of).answers).toEqual({ brandName: '온기' })
})

test('fields without a draft of the model have none', () => {
  expect(draftJobOf(core.what.path)).toBeNull()
  expect(draftJobOf(personality.tagline2.path)).toBe('tagline')
})

test('sentences that are rewritten keep to an ending, words that name something to none', () => {
  const rewrite = { kind: 'rewrite', way: 'shorter' } as const
  expect(registerOf(rewrite, of)).toBe('HAEYO')
  expect(registerOf(rewrite, { ...of, text: '매일 쓰는 그릇' })).toBeNull()
  expect(registerOf({ kind: 'draft', job: 'purpose' }, of)).toBe('HAPNIDA')
})

test('the answers that an error names are fields', () => {
  expect(pathOfAnswer('answers.background')).toBe(core.background.path)
  expect(pathOfAnswer('answers.values')).toBe(core.values.path)
  expect(pathOfAnswer('text')).toBeNull()
})

test.each([
  ['온기는 Ongi의 그릇을 빚어요.', 'ko'],
  ['Bowls made by hand', 'en'],
  ['手で作る器です。', 'ja'],
  ['手工陶碗', 'zh-CN'],
  ['123', 'ko'],
] as const)('%s is in %s', (text, language) => {
  expect(languageOf(text, 'ko')).toBe(language)
})

test('Chinese is that of the page', () => {
  expect(languageOf('手工陶碗', 'zh-TW')).toBe('zh-TW')
})
