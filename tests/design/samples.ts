import { readdirSync, readFileSync } from 'node:fs'
import { fontFamilies } from '#model/options/fonts.ts'
import type { Body } from '#scene/body/body.ts'
import type { Dress, DressLogo } from '#scene/dress/dress.ts'

const folder = 'tests/fixtures/templates'
const photos = ['photo-bowl.jpg', 'photo-table.jpg', 'photo-row.jpg', 'photo-empty.jpg']
/** The name of the brand stands for its lettering: a round and three bars. */
const logoSvg = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="${fill}" d="M20 2C30 2 38 10 38 20C38 30 30 38 20 38C10 38 2 30 2 20C2 10 10 2 20 2ZM50 8H118V14H50ZM50 18H100V24H50ZM50 28H110V34H50Z"/></svg>`

/** The 16 bodies that the editor was planned with. */
export function sampleBodies(): { readonly name: string; readonly body: Body }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, body: JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Body }))
}

/** The file of a picture of the dress. */
export function samplePicture(key: string): Uint8Array {
  const [, tone = ''] = key.split('logo-')
  if (tone !== '') return new TextEncoder().encode(logoSvg(tone === 'light' ? '#FFFFFF' : '#8A3B2E'))
  return new Uint8Array(readFileSync(`${folder}/${key}`))
}

const facesOf = (slug: string) =>
  (fontFamilies.find((family) => family.slug === slug)?.faces ?? []).map(({ weightValue }) => ({
    family: slug,
    weight: weightValue,
  }))

const logo = (tone: DressLogo['tone']): DressLogo => ({
  key: `logo-${tone}`,
  width: 120,
  height: 40,
  luma: null,
  form: 'primary',
  tone,
  luminance: tone === 'light' ? 1 : 0.08,
})

/** 온기, a pottery: what the demo brand has. */
export const ongi: Dress = {
  colours: {
    main: '#8A3B2E',
    secondary: '#D9A441',
    tertiary: '#5B7A6A',
    quaternary: '#FBF7EF',
    ink: '#221F1C',
    paper: '#FFFFFF',
  },
  fonts: {
    korMain: facesOf('gowun-batang'),
    korSub: facesOf('pretendard'),
    engMain: facesOf('lora'),
    engSub: facesOf('inter'),
  },
  logos: [logo('colour'), logo('light')],
  photos: photos.map((key) => ({ key, width: 1200, height: 900, luma: null })),
  words: {
    name: '온기',
    subName: 'Ongi',
    tagline1: '오늘의 한 끼에 온기를',
    tagline2: '혼자 먹는 밥도 한 상입니다',
    tagline3: '매일 손이 가는 그릇',
    website: 'ongi.example',
    address: '경기도 이천시 신둔면 도자예술로 5',
    representative: '이지우',
    email: 'hello@ongi.example',
  },
  clearSpace: 0.5,
}
