import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { luminanceOf, luminanceOfRgb } from '#model/colour/contrast.ts'
import { fromLinear } from '#model/colour/oklab.ts'
import { fontFamilies } from '#model/options/fonts.ts'
import type { Dress, DressLogo, DressPicture } from '#scene/dress/dress.ts'
import { beside, type Drawing, ongiFont, stacked, svgOf, symbolOf } from '#server/demo/ongi-drawings.ts'
import { ongiColours } from '#server/demo/ongi-guide.ts'

/** A brand to try templates in, with the bytes of its pictures. */
export interface TestBrand {
  readonly name: string
  readonly dress: Dress
  readonly pictures: ReadonlyMap<string, Buffer>
}

const photos = ['bowl', 'table', 'row', 'empty'] as const
const folder = join(import.meta.dirname, '../fixtures/templates')

/** 온기; an English brand in red without a logo; a long Japanese name with one colour and 40 photographs. */
export async function testBrands(): Promise<readonly TestBrand[]> {
  return [await ongi(), await harbour(), await lantern()]
}

async function ongi(): Promise<TestBrand> {
  const pictures = new Map<string, Buffer>()
  const font = await ongiFont()
  const tones = { colour: ongiColours.main, dark: '#000000', light: '#FFFFFF' } as const
  const logos: DressLogo[] = []
  for (const [tone, hex] of Object.entries(tones) as [DressLogo['tone'], string][]) {
    const forms: Record<DressLogo['form'], Drawing> = {
      primary: beside(font, hex),
      secondary: stacked(font, hex),
      symbol: { width: 200, height: 200, paths: symbolOf(hex, 50, 45) },
    }
    for (const [form, drawing] of Object.entries(forms) as [DressLogo['form'], Drawing][]) {
      const key = `logo ${form} ${tone}`
      pictures.set(key, Buffer.from(svgOf(drawing)))
      const { width, height } = drawing
      const cover = await coverOf(svgOf(drawing))
      logos.push({ key, form, tone, width, height, luma: null, cover, luminance: luminanceOf(hex) })
    }
  }
  return {
    name: '온기',
    pictures,
    dress: {
      colours: ongiColours,
      fonts: fontsOf('gowun-batang', 'pretendard', 'lora', 'inter'),
      logos,
      photos: await photosInto(pictures, photos),
      words: {
        name: '온기',
        subName: 'Ongi Pottery',
        tagline1: '오늘의 한 끼에 온기를',
        tagline2: '두 번 구워 오래 쓰는 그릇',
        tagline3: '혼자 먹는 밥도 차려 먹는 밥으로',
        website: 'ongi.example',
        address: '서울 성북구 성북로 31',
        representative: '윤하은',
        email: 'hello@ongi.example',
        businessName: '온기 도예',
        businessNumber: '000-00-00000',
      },
      clearSpace: 0.25,
    },
  }
}

async function harbour(): Promise<TestBrand> {
  const pictures = new Map<string, Buffer>()
  return {
    name: 'Harbour & Finch',
    pictures,
    dress: {
      colours: { main: '#C8102E', secondary: '#F2B8B5', tertiary: '#7A0019', quaternary: '#FFF5F4' },
      fonts: fontsOf('playfair-display', 'work-sans', 'playfair-display', 'work-sans'),
      logos: [],
      photos: await photosInto(pictures, ['table', 'row']),
      words: {
        name: 'Harbour & Finch',
        subName: 'Coffee Roasters',
        tagline1: 'Slow mornings, roasted by the sea',
        tagline2: 'Small batches, honest beans',
        website: 'harbourandfinch.example',
        address: '18 Quayside Lane, Mapo-gu, Seoul',
        representative: 'Eleanor Whitcombe',
        email: 'hello@harbourandfinch.example',
      },
      clearSpace: 0.25,
    },
  }
}

/** Its symbol is dark and has no form in one colour. */
async function lantern(): Promise<TestBrand> {
  const pictures = new Map<string, Buffer>()
  const symbol = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 100" width="90" height="100">'
  pictures.set(
    'logo symbol',
    Buffer.from(
      `${symbol}<path d="M20 20L70 20L86 80L4 80Z" fill="#1D3B36"/><path d="M38 4L52 4L52 96L38 96Z" fill="#1D3B36"/></svg>`,
    ),
  )
  return {
    name: '月あかりの古道具と喫茶 ほおずき堂',
    pictures,
    dress: {
      colours: { main: '#1D3B36' },
      fonts: { korMain: facesOf('noto-sans-jp'), korSub: facesOf('noto-sans-jp') },
      logos: [
        {
          key: 'logo symbol',
          form: 'symbol',
          tone: 'colour',
          width: 90,
          height: 100,
          luma: null,
          luminance: luminanceOf('#1D3B36'),
        },
      ],
      photos: await photosInto(
        pictures,
        Array.from({ length: 40 }, (_, i) => photos[i % photos.length] ?? 'bowl'),
      ),
      words: {
        name: '月あかりの古道具と喫茶 ほおずき堂',
        subName: 'Hoozuki-do',
        tagline1: '古いものに、もう一度あかりを。',
        tagline2: '月の夜だけ開く、ちいさな喫茶室',
        website: 'hoozukido.example',
        address: '京都府京都市左京区北白川久保田町六十四番地',
        representative: '長谷川 真理子',
        email: 'tsukiakari@hoozukido.example',
      },
      clearSpace: 0.5,
    },
  }
}

function fontsOf(korMain: string, korSub: string, engMain: string, engSub: string): Dress['fonts'] {
  return {
    korMain: facesOf(korMain),
    korSub: facesOf(korSub),
    engMain: facesOf(engMain),
    engSub: facesOf(engSub),
  }
}

function facesOf(slug: string) {
  const faces = fontFamilies.find((family) => family.slug === slug)?.faces ?? []
  return faces.map(({ weightValue }) => ({ family: slug, weight: weightValue }))
}

async function photosInto(pictures: Map<string, Buffer>, names: readonly string[]): Promise<DressPicture[]> {
  const made: DressPicture[] = []
  for (const [i, name] of names.entries()) {
    const bytes = await readFile(join(folder, `photo-${name}.jpg`))
    const key = `photo ${i + 1}`
    pictures.set(key, bytes)
    made.push({ key, ...(await measurePicture(bytes)) })
  }
  return made
}

/** Size, and the greys of its 16 × 16 cells. */
export async function measurePicture(bytes: Buffer): Promise<Omit<DressPicture, 'key'>> {
  const { width, height } = await sharp(bytes).metadata()
  const raw = await sharp(bytes).removeAlpha().resize(256, 256, { fit: 'fill' }).raw().toBuffer()
  const luma: number[] = []
  const spread: number[] = []
  for (let cell = 0; cell < 256; cell++) {
    const greys: number[] = []
    for (let i = 0; i < 256; i++) {
      const x = (cell % 16) * 16 + (i % 16)
      const y = Math.floor(cell / 16) * 16 + Math.floor(i / 16)
      const at = (y * 256 + x) * 3
      greys.push(fromLinear(luminanceOfRgb([raw[at] ?? 0, raw[at + 1] ?? 0, raw[at + 2] ?? 0])))
    }
    const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length
    luma.push(mean)
    spread.push(Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0) / greys.length))
  }
  return { width, height, luma, spread }
}

/** How much of each cell of a drawing is not transparent. */
async function coverOf(svg: string): Promise<number[]> {
  const raw = await sharp(Buffer.from(svg))
    .resize(256, 256, { fit: 'fill' })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  const cover = new Array<number>(256).fill(0)
  for (const [i, alpha] of raw.entries()) {
    const cell = Math.floor(i / 256 / 16) * 16 + Math.floor((i % 256) / 16)
    cover[cell] = (cover[cell] ?? 0) + alpha / 255 / 256
  }
  return cover
}
