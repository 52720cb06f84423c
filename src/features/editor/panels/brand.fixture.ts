import type { DressOfBrand } from '#kits/design/dress/useDress.ts'

const picture = { width: 200, height: 100, luma: null }

/** A brand with two colours, one font, a logo, two photographs and two words. */
export const brand: DressOfBrand = {
  dress: {
    colours: { main: '#B4583A', secondary: '#D1C0BB' },
    fonts: { korMain: [{ family: 'gowun-batang', weight: 700 }] },
    logos: [{ ...picture, key: 'logo', form: 'primary', tone: 'colour', luminance: 0.2 }],
    photos: [
      { ...picture, key: 'one' },
      { ...picture, key: 'two' },
    ],
    words: { name: '온기', tagline1: '오늘의 한 끼에 온기를' },
    clearSpace: 0.25,
  },
  bytes: new Map(),
  absent: 0,
  isWhole: true,
}
