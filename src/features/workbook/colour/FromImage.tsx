import { Trans, useLingui } from '@lingui/react/macro'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useValue } from '#engine/documents/react/useValue.ts'
import {
  coloursOfFile,
  coloursOfUrl,
  type ImageColours,
  type ImageFault,
} from '#engine/files/image-colours.ts'
import { useFileUrl } from '#engine/files/useFileUrl.ts'
import { colourWord } from '#kits/words/colour-words.ts'
import { labelOn } from '#model/colour/contrast.ts'
import { type ImagePalette, paletteOfImage } from '#model/colour/from-image.ts'
import type { Hex } from '#model/colour/oklab.ts'
import { brandRoles } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './FromImage.module.css'
import { ProportionBar } from './ProportionBar.tsx'

interface Props {
  value: Hex | null
  onChoose: (hex: Hex) => void
  /** Chooses a colour for each of the eight roles. */
  onChoosePalette: (palette: ImagePalette) => void
  isBlocked: boolean
}

interface Read {
  /** The brand's own logo, or an image with this file name. */
  readonly source: 'logo' | { readonly name: string }
  readonly result: ImageColours
}

/**
 * Suggests colours from the brand's logo or from an image file. Computed in a worker; nothing is uploaded.
 */
export function FromImage({ value, onChoose, onChoosePalette, isBlocked }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [logo] = useValue(guide.visual['logoJson.primary'])
  const { url } = useFileUrl(logo)
  const [read, setRead] = useState<Read | null>(null)
  const [isReading, setIsReading] = useState(false)

  useEffect(() => {
    if (url === null) return
    let isGone = false
    void coloursOfUrl(url).then((result) => {
      if (!isGone && result.ok) setRead((before) => before ?? { source: 'logo', result })
    })
    return () => {
      isGone = true
    }
  }, [url])

  async function readFile(file: File | undefined): Promise<void> {
    if (!file) return
    setIsReading(true)
    const result = await coloursOfFile(file)
    setRead({ source: { name: file.name }, result })
    setIsReading(false)
  }

  const faults: Record<ImageFault, string> = {
    tooLarge: t`파일이 5MB보다 커요. 더 작은 파일을 골라 주세요.`,
    noPicture: t`이미지 파일이 아니에요. JPG, PNG, SVG 파일을 골라 주세요.`,
    unreadable: t`이미지에서 색을 읽지 못했어요. 다른 파일을 골라 주세요.`,
  }
  const pictureName = read && read.source !== 'logo' ? read.source.name : ''
  const made = read?.result.ok ? paletteOfImage(read.result.colours) : null
  const takenWords = brandRoles
    .filter((role) => made?.taken.includes(role))
    .map(colourWord)
    .join(', ')
  return (
    <Stack
      as="fieldset"
      aria-label={t`로고나 사진에서`}
      gap={3}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (!isBlocked) void readFile(event.dataTransfer.files[0])
      }}
    >
      <div className={styles.ask}>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
          hidden
          onChange={(event) => {
            void readFile(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <Button
          icon={<Icon of={ImagePlus} />}
          onClick={() => input.current?.click()}
          disabledReason={isBlocked ? t`지금은 고칠 수 없어요` : undefined}
          reasonAt="hidden"
        >
          {isReading ? <Trans>읽는 중</Trans> : <Trans>로고나 사진 고르기</Trans>}
        </Button>
        <Text tone="soft" size="small" className={styles.words}>
          <Trans>이 기기에서만 읽고 어디에도 올리지 않아요. 5MB까지 고를 수 있어요.</Trans>
        </Text>
      </div>
      <div role="status" className={styles.result}>
        {read?.result.ok === false && (
          <Text tone="danger" size="small">
            {faults[read.result.fault]}
          </Text>
        )}
        {read?.result.ok && (
          <>
            <p className={styles.source}>
              {read.source === 'logo' ? (
                <Trans>올려 둔 로고에서 찾은 색</Trans>
              ) : (
                <Trans>{pictureName}에서 찾은 색</Trans>
              )}
            </p>
            <ul className={styles.found}>
              {read.result.colours.map(({ hex, share }) => (
                <li key={hex}>
                  <button
                    type="button"
                    className={styles.colour}
                    aria-pressed={hex === value}
                    disabled={isBlocked}
                    style={{ '--found': hex, '--on-found': labelOn(hex) } as CSSProperties}
                    onClick={() => onChoose(hex)}
                  >
                    <b>{hex}</b>
                    <small>{`${Math.max(1, Math.round(share * 100))}%`}</small>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {made && (
        <div className={styles.roles}>
          <ProportionBar palette={made.colours} />
          <div className={styles.offer}>
            <Text tone="soft" size="small" className={styles.words}>
              <Trans>
                역할까지 나눠 봤어요. 그림에서 가져온 색: {takenWords}. 나머지는 어울리게 제안해요.
              </Trans>
            </Text>
            <Button
              size="small"
              disabledReason={isBlocked ? t`지금은 고칠 수 없어요` : undefined}
              reasonAt="hidden"
              onClick={() => onChoosePalette(made)}
            >
              <Trans>여덟 색 모두 넣기</Trans>
            </Button>
          </div>
        </div>
      )}
    </Stack>
  )
}
