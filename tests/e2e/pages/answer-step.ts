import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { strategy } from '#model/documents/strategy.ts'
import type { Step } from '#model/workbook/steps.ts'
import { keywordRanks, taglineAngles } from '#model/workbook/strategy-orders.ts'

/** What was answered, by the path of the field; inside a list by `path/property`. */
export type Answered = Record<string, unknown>

const { personality, positioning } = strategy
/** A terracotta square on transparent ground: something that a logo can be. */
const png = await sharp({ create: { width: 320, height: 160, channels: 4, background: '#B4583A00' } })
  .composite([{ input: { create: { width: 120, height: 120, channels: 4, background: '#B4583A' } } }])
  .png()
  .toBuffer()

/** Answers a step as a person would, with words that are in no other answer. */
export async function answerStep(page: Page, step: Step): Promise<Answered> {
  const { question } = step
  switch (question.kind) {
    case 'texts':
      return all(question.fields, ({ path, ...field }) =>
        write(page, path, wordsFor(path, field.kind === 'text' && field.long)),
      )
    case 'choices':
      return choose(
        page,
        question.fields.map(({ field }) => field.path),
      )
    case 'valuePicker':
      return pickValue(page)
    case 'valueDefinitions':
      return {
        'core.values/description': await writeIn(
          page.getByRole('textbox').first(),
          '재료를 그대로 보여 주기',
        ),
      }
    case 'industry':
      return pickIndustry(page)
    case 'businessNumber':
      return write(page, 'info.businessNumber', '123-45-67891')
    case 'website':
      return write(page, 'info.website', 'https://ongi.example/a')
    case 'mainColour':
      return typeColour(page)
    case 'palette':
      return takePalette(page)
    case 'oldPalette':
    case 'logoRequest':
      return {}
    case 'colourSummary':
      await page.getByRole('button', { name: '이 색으로 확정하기' }).click()
      await expect(page.getByText('이 여덟 가지 색으로 확정했어요')).toBeVisible()
      return { 'visual.colorFinalised': true }
    case 'logoFile':
      return question.part === 'blackWhite' ? takeBlackWhite(page) : pickFile(page, question.field.path)
    case 'vectorLogo':
      return {}
    case 'font':
      return pickFont(page, `visual.${question.role}`)
    case 'fontSummary':
      await page.getByRole('button', { name: '이 네 가지로 정하기' }).click()
      await expect(page.getByText(/정했어요/).first()).toBeVisible()
      return { 'visual.typographyFinalised': true }
    case 'keywordPicker':
      return pickKeywords(page)
    case 'keywordOrder':
      await page.getByRole('button', { name: '이 순서로 정하기' }).click()
      await expect(page.getByText('이 순서로 정했어요.')).toBeVisible()
      return Object.fromEntries(keywordRanks.map(({ path }, index) => [path, keywords[index]]))
    case 'taglineLines':
      return all(taglineAngles, ({ path }) => write(page, path, wordsFor(path)))
    case 'taglines':
      return all([personality.tagline1, personality.tagline2, personality.tagline3], ({ path }) =>
        write(page, path, wordsFor(path)),
      )
    case 'character':
      return describeCharacter(page)
    case 'voiceTone':
      return all([personality.voiceTone, personality.attention], ({ path }) =>
        write(page, path, wordsFor(path, true)),
      )
    case 'competitors':
      return writeCompetitor(page, question.columns)
    case 'personas':
      return drawPersona(page, question.part)
    case 'positionMap':
      return moveOnMap(page)
    case 'positionStrategy':
      return all(
        [
          positioning.target,
          positioning.service,
          positioning.competitor,
          positioning.benefit,
          positioning.positioningStrategy,
        ],
        ({ path }) => write(page, path, wordsFor(path)),
      )
  }
}

/** Words that name their field, so that an answer in a wrong field is seen. */
function wordsFor(path: string, isLong = false): string {
  const name = path.replace(/[./]/g, ' ')
  return isLong ? `${name} 긴 답이에요.\n둘째 줄도 있어요.` : `${name} 답`
}

function fieldAt(page: Page, path: string): Locator {
  return page.locator(`[data-field="${path}"]`)
}

async function write(page: Page, path: string, words: string): Promise<Answered> {
  const box = fieldAt(page, path).getByRole('textbox').first()
  await writeIn(box, words.slice(0, Number((await box.getAttribute('data-limit')) ?? words.length)))
  return { [path]: words }
}

async function writeIn(box: Locator, words: string): Promise<string> {
  await expect(box).toBeEditable()
  await box.fill('')
  await box.pressSequentially(words)
  await box.blur()
  return words
}

async function choose(page: Page, paths: readonly string[]): Promise<Answered> {
  const groups = await page.getByRole('main').locator('fieldset').all()
  const answered: Answered = {}
  for (const [index, path] of paths.entries()) {
    const radio = groups[index]?.getByRole('radio').nth(2)
    await radio?.check()
    answered[path] = await radio?.inputValue()
  }
  return answered
}

async function pickValue(page: Page): Promise<Answered> {
  const chip = page.getByRole('main').getByRole('button', { name: '정직', exact: true }).first()
  await chip.click()
  return { 'core.values/keyword': '정직' }
}

async function pickIndustry(page: Page): Promise<Answered> {
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('ㄱㅇㅅㅈㅍ')
  await main.getByRole('treeitem', { name: '공예·수제품' }).click()
  return { 'info.industry': 'ECOMMERCE_CRAFT' }
}

async function typeColour(page: Page): Promise<Answered> {
  const box = page.getByRole('main').getByRole('textbox', { name: '메인 컬러' })
  await expect(box).toBeEnabled()
  await box.fill('#b4583a')
  await box.press('Enter')
  await expect(box).toHaveValue('#B4583A')
  return { 'visual.main': '#B4583A' }
}

async function takePalette(page: Page): Promise<Answered> {
  await page.getByRole('button', { name: /차분한 바탕/ }).click()
  await expect(page.getByText('지금 팔레트')).toBeVisible()
  return {
    'visual.secondary': '#D1C0BB',
    'visual.tertiary': '#B59F16',
    'visual.quaternary': '#FDF1ED',
    'visual.success': '#327B35',
    'visual.info': '#3370B7',
    'visual.warning': '#EDA835',
    'visual.danger': '#C72F49',
  }
}

async function pickFile(page: Page, path: string): Promise<Answered> {
  const name = `${path.replace(/\W/g, '-')}.png`
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'image/png', buffer: png })
  await expect(page.getByText(name)).toBeVisible()
  return { [path]: expect.objectContaining({ url: expect.any(String) }) }
}

async function takeBlackWhite(page: Page): Promise<Answered> {
  await page.getByRole('button', { name: '검은색 로고 쓰기' }).click()
  await expect(page.getByText('logo-black.png')).toBeVisible()
  return { 'visual.logoJson.blackWhite': expect.objectContaining({ url: expect.any(String) }) }
}

async function pickFont(page: Page, path: string): Promise<Answered> {
  const radio = page.getByRole('main').getByRole('radio').first()
  await radio.check({ force: true })
  await expect(page.getByRole('region', { name: '고른 글꼴' })).toBeVisible()
  return { [path]: expect.objectContaining({ idFontFamily: expect.any(Number) }) }
}

const keywords = ['따뜻한', '다정한', '포근한', '정겨운', '친근한']

async function pickKeywords(page: Page): Promise<Answered> {
  const tone = page.getByRole('main').getByRole('list', { name: '따뜻함' })
  for (const word of keywords) await tone.getByRole('button', { name: word, exact: true }).click()
  return { [personality.keywords.path]: keywords }
}

async function describeCharacter(page: Page): Promise<Answered> {
  const answered: Answered = {}
  for (const [index, field] of [
    personality.balancePersonality,
    personality.balanceAttitude,
    personality.balanceValue,
    personality.balanceEmotion,
  ].entries()) {
    const slider = fieldAt(page, field.path).getByRole('slider')
    await slider.fill(String(20 + index))
    answered[field.path] = 20 + index
  }
  const { path } = personality.individuality
  return { ...answered, ...(await write(page, path, wordsFor(path, true))) }
}

async function writeCompetitor(page: Page, columns: readonly string[]): Promise<Answered> {
  const { path } = positioning.competitors
  if (columns.includes('brandName')) await page.getByRole('button', { name: /경쟁 브랜드 추가/ }).click()
  return all(columns, async (column) => {
    const words = column === 'website' ? 'https://moa.example/b' : `경쟁사 ${column} 답`
    await writeIn(
      page.locator(`[data-field^="${path}/"][data-field$="/${column}"]`).getByRole('textbox').first(),
      words,
    )
    return { [`${path}/${column}`]: words }
  })
}

const personaTexts = { purpose: ['goal', 'achievements'], needs: ['discomfort', 'issue', 'problem', 'needs'] }

async function drawPersona(page: Page, part: 'who' | 'purpose' | 'needs'): Promise<Answered> {
  const { path } = positioning.personas
  const at = (property: string) => page.locator(`[data-field^="${path}/"][data-field$="/${property}"]`)
  if (part !== 'who') {
    return all(personaTexts[part], async (property) => {
      const words = `페르소나 ${property} 답이에요`
      await writeIn(at(property).getByRole('textbox').first(), words)
      return { [`${path}/${property}`]: words }
    })
  }
  await page.getByRole('button', { name: '빈 카드로 시작하기' }).click()
  const answered = await all(['name', 'city', 'job'], async (property) => {
    const words = `페르소나 ${property}`
    await writeIn(at(property).getByRole('textbox').first(), words)
    return { [`${path}/${property}`]: words }
  })
  for (const property of ['gender', 'age', 'familyRole', 'country']) {
    const select = at(property).locator('select')
    await select.selectOption({ index: 2 })
    answered[`${path}/${property}`] = await select.inputValue()
  }
  for (const property of ['energyDirection', 'behaviorStyle', 'judgmentStyle', 'lifeStyle']) {
    await at(property).getByRole('slider').fill('35')
    answered[`${path}/${property}`] = 35
  }
  const character = at('idBrandCharacter').getByRole('radio').nth(1)
  await character.check({ force: true })
  answered[`${path}/idBrandCharacter`] = await character.inputValue()
  return answered
}

async function moveOnMap(page: Page): Promise<Answered> {
  const main = page.getByRole('main')
  await main.getByRole('combobox', { name: '가로축' }).selectOption('PRICE')
  await main.getByRole('combobox', { name: '세로축' }).selectOption('MAKING')
  const answered: Answered = {
    [positioning.axisXLow.path]: '부담 없는 가격',
    [positioning.axisXHigh.path]: '프리미엄',
    [positioning.axisYLow.path]: '같은 모양으로 많이',
    [positioning.axisYHigh.path]: '손으로 하나씩',
  }
  for (const [index, field] of [positioning.axisX, positioning.axisY, positioning.axisZ].entries()) {
    await writeIn(fieldAt(page, field.path).getByRole('textbox'), String(45 + index))
    answered[field.path] = 45 + index
  }
  const { path } = positioning.competitors
  for (const [index, property] of ['axisX', 'axisY', 'axisZ'].entries()) {
    const cell = page.locator(`[data-field^="${path}/"][data-field$="/${property}"]`).getByRole('textbox')
    await writeIn(cell.first(), String(70 + index))
    answered[`${path}/${property}`] = 70 + index
  }
  return answered
}

async function all<Entry>(
  entries: readonly Entry[],
  answer: (entry: Entry) => Promise<Answered>,
): Promise<Answered> {
  const answered: Answered = {}
  for (const entry of entries) Object.assign(answered, await answer(entry))
  return answered
}
