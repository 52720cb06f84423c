import { expect, test } from 'vitest'
import { languages } from '#model/language/languages.ts'
import { mailFromTemplate } from './template.ts'
import { readMailWords } from './words.ts'

const frame = { supportUrl: 'https://saegim.example/faq', company: {} }
const code = { code: '048213', minutes: 10 }

test.each(languages.map(({ key }) => key))('every mail in %s fills all its slots', (language) => {
  const mails = [
    mailFromTemplate(language, 'signupCode', code, frame),
    mailFromTemplate(
      language,
      'passwordReset',
      { ...code, name: '하나', url: 'https://saegim.example/p' },
      frame,
    ),
    mailFromTemplate(
      language,
      'dormancyRelease',
      {
        ...code,
        name: '하나',
        url: 'https://saegim.example/d',
        lastLogin: '2025-01-02',
      },
      frame,
    ),
  ]
  for (const { subject, text, html } of mails) {
    expect(subject).not.toBe('')
    expect(text).toContain('048213')
    expect(html).toContain('048213')
    expect(html).toContain(`<html lang="${language}">`)
    expect(`${subject}${text}${html}`).not.toMatch(/\{\w*\}|undefined/)
  }
})

test.each(languages.map(({ key }) => key))(
  'every mail about a team in %s fills all its slots',
  (language) => {
    const url = 'https://saegim.example/invite#invitation=abc'
    const invitation = {
      inviter: '한결',
      brand: '온기',
      role: readMailWords(language).roles.BRAND_ROLE_DESIGNER,
      days: 14,
      expiresAt: '2026-12-05',
      url,
    }
    const change = { name: '지우', brand: '온기', from: 'A', to: 'B', changedBy: '한결', url }
    for (const { subject, text, html } of [
      mailFromTemplate(language, 'invitation', invitation, frame),
      mailFromTemplate(language, 'reinvitation', invitation, frame),
      mailFromTemplate(language, 'roleChanged', change, frame),
    ]) {
      expect(subject).toContain('온기')
      expect(text).toContain(url)
      expect(html).toContain(url)
      expect(`${subject}${text}${html}`).not.toMatch(/\{\w*\}|undefined/)
    }
  },
)

test.each(languages.map(({ key }) => key))('the footer in %s links to the support page', (language) => {
  const { text, html } = mailFromTemplate(language, 'signupCode', code, frame)
  expect(text).toContain(frame.supportUrl)
  expect(html).toContain(`<a href="${frame.supportUrl}"`)
})

test.each(languages.map(({ key }) => key))(
  'a report about pictures in %s says what was reported',
  (language) => {
    const facts = { brand: '온기', model: 'small-image', reason: '글자가 있어요', id: 7, count: 2 }
    const report = { ...facts, url: 'https://saegim.example/operator?view=pictures&id=7' }
    const { subject, text, html } = mailFromTemplate(language, 'pictureReported', report, frame)
    expect(subject).toContain('7')
    for (const part of [text, html]) expect(part).toMatch(/온기[\s\S]*small-image[\s\S]*글자가 있어요/)
    expect(`${subject}${text}${html}`).not.toMatch(/\{\w*\}|undefined/)
  },
)

test.each(languages.map(({ key }) => key))('a mail about removed pictures in %s says why', (language) => {
  const facts = { name: '한결', brand: '온기', note: '글자가 깨졌어요', url: 'https://saegim.example/faq' }
  const { subject, text, html } = mailFromTemplate(language, 'pictureRemoved', facts, frame)
  for (const part of [text, html]) expect(part).toMatch(/온기[\s\S]*글자가 깨졌어요/)
  expect(`${subject}${text}${html}`).not.toMatch(/\{\w*\}|undefined/)
})

test('the code is on a line of its own', () => {
  expect(mailFromTemplate('ko', 'signupCode', code, frame).text.split('\n')).toContain('048213')
})

test('texts typed by people are escaped', () => {
  const name = '<script>alert("하나")</script>'
  const { html, text } = mailFromTemplate(
    'ko',
    'passwordReset',
    { ...code, name, url: 'https://x.example/?a=1&b=2' },
    frame,
  )
  expect(html).not.toContain('<script')
  expect(html).toContain('href="https://x.example/?a=1&amp;b=2"')
  expect(text).toContain(name)
})

test('a slot in a text that a member typed stays as it is', () => {
  const name = '{code} {supportUrl} $& $1 %s'
  const { html, text } = mailFromTemplate(
    'ko',
    'passwordReset',
    { ...code, name, url: 'https://x.example' },
    frame,
  )
  for (const source of [html.replaceAll('&amp;', '&'), text]) expect(source).toContain(name)
})

test('the footer contains only the company facts that are configured', () => {
  const known = {
    ...frame,
    company: { name: '새김 주식회사', phone: '02-123-4567' },
  }
  expect(mailFromTemplate('ko', 'signupCode', code, known).text).toContain('새김 주식회사 · 02-123-4567')
  expect(mailFromTemplate('ko', 'signupCode', code, frame).text).not.toContain('·')
})

test('a slot without a value throws', () => {
  expect(() => mailFromTemplate('ko', 'signupCode', { code: '048213' }, frame)).toThrow(/\{minutes\}/)
})

test('lines that a person wrote stay lines, and nothing of them is markup', () => {
  const answer = '안녕하세요.\n<b>바꾸는 날</b>에 결제돼요.'
  const variables = {
    name: '한결',
    number: 7,
    asked: '언제\n결제되나요?',
    answer,
    url: 'https://saegim.example/contact',
  }
  const { text, html } = mailFromTemplate('ko', 'ticketAnswered', variables, frame)
  expect(text).toContain(answer)
  expect(html).toContain('안녕하세요.<br>&lt;b&gt;바꾸는 날&lt;/b&gt;에 결제돼요.')
  expect(html).toContain('언제<br>결제되나요?')
})
