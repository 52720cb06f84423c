import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { logoClearSpace } from '#model/logo/logo-rules.ts'
import type { PictureBytes } from './dress-pictures.ts'
import type { DressOfBrand } from './useDress.ts'

const noBytes: ReadonlyMap<string, PictureBytes> = new Map()

/** Quiet colours that are no brand's, and the fonts of the product. */
const look = {
  colours: {
    main: '#3D4A5C',
    secondary: '#D9B36C',
    tertiary: '#8C9A7B',
    quaternary: '#EDE6DA',
    ink: '#23262D',
    paper: '#FBF9F4',
  },
  fonts: {
    korMain: [{ family: 'pretendard', weight: 700 }],
    korSub: [{ family: 'pretendard', weight: 400 }],
    engMain: [{ family: 'inter', weight: 700 }],
    engSub: [{ family: 'inter', weight: 400 }],
  },
  logos: [],
  photos: [],
  clearSpace: logoClearSpace,
} as const

/** A template as its author has left it: in one fixed dress of the product, whatever brand is open. Pictures are empty places. */
export function useOriginalLook(): DressOfBrand {
  const { t } = useLingui()
  const name = t`가게 이름`
  const tagline = t`한 문장으로 전하는 우리 가게`
  const address = t`서울 마포구 가게로 1`
  return useMemo(
    () => ({
      dress: {
        ...look,
        words: {
          name,
          subName: name,
          tagline1: tagline,
          tagline2: tagline,
          tagline3: tagline,
          website: 'shop.example',
          email: 'hello@shop.example',
          address,
          businessName: name,
        },
      },
      bytes: noBytes,
      absent: 0,
      isWhole: true,
    }),
    [name, tagline, address],
  )
}
