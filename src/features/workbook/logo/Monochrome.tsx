import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useObjectUrl } from '#engine/browser/useObjectUrl.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { type ShownFile, useFileUrl } from '#engine/files/useFileUrl.ts'
import { useLoaded } from '#engine/watch/useLoaded.ts'
import type { DrawnOneColour } from '#kits/logo/one-colour-png.ts'
import { guide } from '#model/documents/guide.ts'
import type { FileReference } from '#model/fields/file.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { Button } from '#ui/controls/Button.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { PicturePane } from '#ui/media/PicturePane.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
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
  const form = made?.kind === 'form' ? made : null
  const urls: Record<Ink, string | null> = {
    black: useObjectUrl(form?.black ?? null),
    white: useObjectUrl(form?.white ?? null),
  }
  if (!reference) {
    return (
      <Row as="p" gap={2} align="center" className={styles.maker}>
        <span>
          <Trans>
            <Link to="/work-book/$" params={stepParams('visual/logo/primary')} className={linkClass}>
              가로 로고
            </Link>
            를 먼저 올리면 흑백 로고를 바로 만들어 드려요.
          </Trans>
        </span>
      </Row>
    )
  }
  if (!made) return null
  if (made.kind !== 'form') {
    return (
      <Row as="p" gap={2} align="center" className={styles.maker}>
        <span>
          <Trans>
            가로 로고는 한 가지 색으로 바꾸면 모양이 사라져요. 따로 만든 흑백 로고가 있으면 올려 주세요.
          </Trans>
        </span>
      </Row>
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
    <Stack as="section" gap={3} aria-label={t`가로 로고로 만든 흑백 로고`}>
      <Text tone="soft" size="small">
        <Trans>가로 로고로 이 기기에서 만들었어요. 가는 선과 작은 글자가 또렷한지 보고 골라 주세요.</Trans>
      </Text>
      <div className={styles.pair}>
        {versions.map(({ ink, ground, name, file, take }) => (
          <div key={ink} className={styles.taker}>
            <PicturePane ground={ground} name={name} isSmall>
              <img src={urls[ink] ?? undefined} alt="" />
            </PicturePane>
            <Button
              size="small"
              look={chosen ? 'line' : ink === 'black' ? 'ink' : 'line'}
              onClick={() => onUse(made[ink], file)}
            >
              {take}
            </Button>
          </div>
        ))}
      </div>
    </Stack>
  )
}

function useMonochrome({ url, type }: ShownFile): DrawnOneColour | null {
  const make = async () => {
    const { oneColourPng } = await import('#kits/logo/one-colour-png.ts')
    return oneColourPng(url ?? '', { longest: 2400, isEnlarged: type === 'image/svg+xml' })
  }
  return useLoaded(url, make, 'the logo cannot be drawn in one ink') ?? null
}
