import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useValue } from '#device/documents/react/useValue.ts'
import { type ShownFile, useFileUrl } from '#device/files/useFileUrl.ts'
import { guide } from '#model/documents/guide.ts'
import type { FileReference } from '#model/fields/file.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { Button } from '#ui/controls/Button.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { PicturePane } from '#ui/media/PicturePane.tsx'
import styles from './LogoFile.module.css'

const primary = guide.visual['logoJson.primary']
type Ink = 'black' | 'white'

interface Props {
  chosen: FileReference | null
  onUse: (blob: Blob, name: string) => void
}

/** Makes a one-colour version of the horizontal logo on this device and stores it by one press. */
export function Monochrome({ chosen, onUse }: Props) {
  const { t } = useLingui()
  const [reference] = useValue(primary)
  const made = useMonochrome(useFileUrl(reference))
  if (!reference) {
    return (
      <p className={styles.maker}>
        <span>
          <Trans>
            <Link to="/work-book/$" params={stepParams('visual/logo/primary')} className={linkClass}>
              가로 로고
            </Link>
            를 먼저 올리면 흑백 로고를 바로 만들어 드려요.
          </Trans>
        </span>
      </p>
    )
  }
  if (!made) return null
  if (made.kind !== 'form') {
    return (
      <p className={styles.maker}>
        <span>
          <Trans>
            가로 로고는 한 가지 색으로 바꾸면 모양이 사라져요. 따로 만든 흑백 로고가 있으면 올려 주세요.
          </Trans>
        </span>
      </p>
    )
  }
  const versions: readonly {
    ink: Ink
    ground: 'light' | 'dark'
    name: string
    file: string
    take: string
  }[] = [
    {
      ink: 'black',
      ground: 'light',
      name: t`검은색 한 가지`,
      file: 'logo-black.png',
      take: t`검은색 로고 쓰기`,
    },
    {
      ink: 'white',
      ground: 'dark',
      name: t`흰색 한 가지`,
      file: 'logo-white.png',
      take: t`흰색 로고 쓰기`,
    },
  ]
  return (
    <section className={styles.mono} aria-label={t`가로 로고로 만든 흑백 로고`}>
      <p className={styles.soft}>
        <Trans>가로 로고로 이 기기에서 만들었어요. 가는 선과 작은 글자가 또렷한지 보고 골라 주세요.</Trans>
      </p>
      <div className={styles.pair}>
        {versions.map(({ ink, ground, name, file, take }) => (
          <div key={ink} className={styles.taker}>
            <PicturePane ground={ground} name={name} isSmall>
              <img src={made[ink].url} alt="" />
            </PicturePane>
            <Button
              size="small"
              look={chosen ? 'line' : ink === 'black' ? 'ink' : 'line'}
              onClick={() => onUse(made[ink].blob, file)}
            >
              {take}
            </Button>
          </div>
        ))}
      </div>
    </section>
  )
}

type Made =
  | (Readonly<Record<Ink, { readonly blob: Blob; readonly url: string }>> & { readonly kind: 'form' })
  | { readonly kind: 'plate' | 'blank' }

function useMonochrome({ url, type }: ShownFile): Made | null {
  const [made, setMade] = useState<{ from: string; made: Made } | null>(null)
  useEffect(() => {
    if (!url) return
    let isOver = false
    let release = () => {}
    const make = async () => {
      const { oneColourPng } = await import('#device/files/one-colour-png.ts')
      const drawn = await oneColourPng(url, { longest: 2400, isEnlarged: type === 'image/svg+xml' })
      if (isOver) return
      if (drawn.kind !== 'form') return setMade({ from: url, made: { kind: drawn.kind } })
      const { black, white } = drawn
      const urls = [URL.createObjectURL(black), URL.createObjectURL(white)] as const
      release = () => {
        for (const one of urls) URL.revokeObjectURL(one)
      }
      setMade({
        from: url,
        made: { kind: 'form', black: { blob: black, url: urls[0] }, white: { blob: white, url: urls[1] } },
      })
    }
    make().catch((cause: unknown) => console.warn('the logo cannot be drawn in one ink', cause))
    return () => {
      isOver = true
      release()
    }
  }, [url, type])
  return made && made.from === url ? made.made : null
}
