import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { BookImage } from '#features/export/book/book.ts'
import { composeBook } from '#features/export/book/compose-book.ts'
import type { BookMaterial } from '#features/export/book/material.ts'
import { asItIs } from '#features/export/book/photograph.ts'
import type { OptionWords, WorkbookWords } from '#kits/words/content.ts'
import type { FontChoice } from '#model/documents/choices.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Answers, readAnswers } from '#model/fields/answers.ts'
import type { Language } from '#model/language/languages.ts'
import { fontFamilies } from '#model/options/fonts.ts'
import { ongiGuide } from '#server/demo/ongi-guide.ts'
import { ongiStrategy } from '#server/demo/ongi-strategy.ts'

/** A brand whose book is looked at. */
export type BookBrand = BookMaterial

const { core, info, visual } = guide
const { personality, positioning } = strategy
const today = new Date(2026, 10, 23)

export function wordsOf(language: Language) {
  const read = (name: string) => JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8'))
  const workbook: WorkbookWords = {
    sections: read('workbook').sections,
    steps: Object.assign(
      {},
      ...['workbook', 'workbook-info', 'workbook-visual', 'workbook-strategy'].map(
        (name) => read(name).steps,
      ),
    ),
  }
  const options: OptionWords = { ...read('options'), ...read('reference'), ...read('options-strategy') }
  return { workbook, options, words: read('book') as Record<string, string> }
}

/** The demo brand with its logo and twelve photographs. */
export async function ongi(): Promise<BookBrand> {
  const file = { idFile: 1 }
  const logo = { primary: file, secondary: file, blackWhite: file, vector: file, symbol: file }
  const approved = { state: 'APPROVED', by: 1, name: '한결', at: '2026-11-20T02:00:00.000Z' }
  const answers = {
    ...readAnswers(fieldsOf('guide'), ongiGuide(logo)),
    ...readAnswers(fieldsOf('strategy'), ongiStrategy()),
    [visual.photography.path]: photographs(12, (index) =>
      index < 4 ? { description: `물레 앞에서 ${index + 1}` } : index < 6 ? { idUnsplash: 'x' } : {},
    ),
    'approval.brandCorePurpose': approved,
    'approval.brandVisualLogo': { ...approved, name: '이서연', at: '2026-11-21T02:00:00.000Z' },
  }
  const images = new Map<string, BookImage>([
    [visual['logoJson.primary'].path, await logoImage(bowl('#B4583A', '온기'), 320 / 120)],
    [visual['logoJson.secondary'].path, await logoImage(bowl('#B4583A', '온기', true), 200 / 220)],
    [visual.logoSymbol.path, await logoImage(bowl('#B4583A', ''), 1)],
    [visual['logoJson.blackWhite'].path, await logoImage(bowl('#000000', '온기'), 320 / 120)],
    ...(await photographImages(12)),
  ])
  return { ...wordsOf('ko'), answers, images, language: 'ko-KR', today }
}

/** An English brand with one colour, a few answers and no photographs. */
export async function halden(): Promise<BookBrand> {
  const answers: Answers = {
    [info.name.path]: 'Halden & Rowe',
    [info.industry.path]: 'PROFESSIONAL_DESIGN',
    [info.website.path]: 'https://haldenrowe.example',
    [info.email.path]: 'studio@haldenrowe.example',
    [info.address.path]: '14 Quay Street, Bristol',
    [core.purposeManifesto.path]:
      'We make furniture that outlives the room it was bought for. Everything we sell can be taken apart, mended and sold again.',
    [core.background.path]:
      'It began with a kitchen table that three families had owned before us. Nobody had thrown it away, because every joint could be opened with a wooden mallet. We wanted to build like that again: slowly, from local ash, and with nothing hidden.',
    [core.what.path]: 'tables, benches and shelves in solid ash',
    [core.how.path]: 'by cutting each joint by hand and numbering every part',
    [core.values.path]: [
      {
        key: 'a',
        keyword: 'Candour',
        description: 'We show the grain, the price and the person who made it.',
      },
      {
        key: 'b',
        keyword: 'Repair',
        description: 'A broken part is a letter to us, not the end of a table.',
      },
      { key: 'c', keyword: 'Patience', description: '' },
    ],
    [visual.main.path]: '#1F4D3A',
    [visual.engMain.path]: choice('Playfair Display', 700),
    [visual.engSub.path]: choice('Inter', 400),
    [personality.keyword1.path]: 'trustworthy',
    [personality.keyword2.path]: 'precise',
    [personality.keyword3.path]: 'restrained',
    [personality.tagline1.path]: 'Built to be mended',
    [personality.voiceTone.path]: 'Short sentences, plain nouns, exact figures.',
    [personality.attention.path]: 'Never “luxury”, never “timeless”, no exclamation marks.',
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 80"><g fill="#1F4D3A"><path d="M0 0h14v33h32V0h14v80H46V46H14v34H0zM80 0h34a22 22 0 0 1 8 42l16 38h-15L108 44H94v36H80z"/><rect x="170" y="34" width="230" height="12"/></g></svg>`
  const images = new Map([[visual['logoJson.primary'].path, await logoImage(svg, 5)]])
  return { ...wordsOf('en'), answers, images, language: 'en-US', today }
}

/** A Japanese brand with a long name, no logo and forty photographs. */
export async function longName(): Promise<BookBrand> {
  const name = '有限会社 北鎌倉 季節の和菓子と抹茶の店 花あかり本舗 春夏秋冬'
  const answers: Answers = {
    [info.name.path]: name,
    [info.businessName.path]: name,
    [info.address.path]: '神奈川県鎌倉市山ノ内一二三四番地',
    [core.purposeManifesto.path]:
      '季節の移ろいを、ひと口の和菓子で届けます。忙しい一日の終わりにも、花の色や風の匂いを思い出せるように。',
    [core.background.path]:
      '祖母の小さな台所で、毎朝あんこを炊く音を聞いて育ちました。甘さを控え、豆の香りを残すやり方は今も変わりません。二〇一二年の春、鎌倉の古い家を直して店を開きました。',
    [core.what.path]: '季節の和菓子',
    [core.achieve.path]: '一日に一度、季節を思い出せる暮らし',
    [core.values.path]: [
      { key: 'a', keyword: '誠実', description: '豆と砂糖の産地を、店先にそのまま書きます。' },
      { key: 'b', keyword: '季節', description: '旬でないものは作りません。' },
    ],
    [visual.main.path]: '#E8B7C4',
    [visual.secondary.path]: '#5B7553',
    [visual.tertiary.path]: '#7A3E48',
    [visual.quaternary.path]: '#FBF6F1',
    [personality.keyword1.path]: '温かい',
    [personality.keyword2.path]: 'やさしい',
    [personality.keyword3.path]: '静か',
    [personality.tagline1.path]: 'ひと口に、季節を。',
    [positioning.axisXLow.path]: '手頃',
    [positioning.axisXHigh.path]: '高級',
    [positioning.axisYLow.path]: '伝統',
    [positioning.axisYHigh.path]: '現代',
    [positioning.axisX.path]: 60,
    [positioning.axisY.path]: 30,
    [visual.photography.path]: photographs(40, (index) => ({ description: `店の四季 ${index + 1}` })),
  }
  const images = new Map(await photographImages(40))
  return { ...wordsOf('ja'), answers, images, language: 'ja-JP', today }
}

export function bookOf(brand: BookBrand) {
  return composeBook(brand)
}

export function choice(name: string, weightValue: number): FontChoice {
  const family = fontFamilies.find((each) => each.family === name)
  const face = family?.faces.find((each) => each.weightValue === weightValue)
  if (!family || !face) throw new Error(`${name} ${weightValue} is in no list.`)
  return { idFontFamily: family.idFontFamily, ...face }
}

function photographs(count: number, about: (index: number) => Record<string, unknown>) {
  return Array.from({ length: count }, (_, index) => ({
    key: `p${index}`,
    file: { idFile: 100 + index },
    ...about(index),
  }))
}

/** Photographs of different shapes: two colours that run into each other, told apart by their number. */
async function photographImages(count: number): Promise<[string, BookImage][]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index): Promise<[string, BookImage]> => {
      const folder = process.env.BOOK_PHOTOGRAPHS
      const [width, height] = index % 3 === 0 ? [900, 1200] : index % 3 === 1 ? [1200, 800] : [1000, 1000]
      const hue = (index * 47) % 360
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue},35%,70%)"/><stop offset="1" stop-color="hsl(${hue + 40},40%,35%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="50%" cy="50%" r="30%" fill="hsl(${hue},50%,85%)"/></svg>`
      const real = ['bowl', 'cups', 'glaze', 'jar', 'set', 'stack', 'table', 'vase']
      const drawn = folder ? sharp(`${folder}/${real[index % real.length]}.webp`) : sharp(Buffer.from(svg))
      const jpeg = await drawn.resize(width, height, { fit: 'cover' }).jpeg({ quality: 80 }).toBuffer()
      const image = asItIs(jpeg)
      if (!image) throw new Error('a photograph cannot be taken as it is')
      return [
        `${visual.photography.path}/p${index}`,
        { ...image, ...(index === 4 ? { by: 'Mina Park' } : {}) },
      ]
    }),
  )
}

export async function logoImage(svg: string, ratio: number): Promise<BookImage> {
  const painted = (colour: string) =>
    sharp(Buffer.from(svg.replaceAll(/#[0-9A-F]{6}/gi, colour)))
      .resize({ width: 1200 })
      .png()
      .toBuffer()
  return {
    bytes: Buffer.from(svg),
    type: 'image/svg+xml',
    ratio,
    white: await painted('#FFFFFF'),
    black: await painted('#1B1E24'),
  }
}

/** A bowl with a line of steam, and bars in place of the letters: no font is needed to draw it. */
function bowl(colour: string, name: string, isStacked = false): string {
  const symbol = `<path d="M20 60h80a40 40 0 0 1-80 0z"/><path d="M60 12c10 12-10 22 0 36" fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round"/>`
  const letters = `<circle cx="30" cy="20" r="17" fill="none" stroke="${colour}" stroke-width="9"/><path d="M0 52h60v9H0zM88 8h50v9H97v32h-9zM88 52h60v9H88z"/>`
  const [box, at] = isStacked ? ['0 0 200 220', 'translate(26 130)'] : ['0 0 320 120', 'translate(140 28)']
  if (name === '')
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -10 120 120"><g fill="${colour}">${symbol}</g></svg>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><g fill="${colour}"><g${isStacked ? ' transform="translate(40 10)"' : ''}>${symbol}</g><g transform="${at}">${letters}</g></g></svg>`
}
