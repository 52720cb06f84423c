import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { download } from '#engine/browser/download.ts'
import { black, white } from '#model/colour/contrast.ts'
import { type Drawing, inInk } from '#model/draft-logo/drawing.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Row } from '#ui/Stack.tsx'
import styles from './LogoMaker.module.css'

const pixels = ['512', '1024', '2048', '4096'] as const
const inks = { black, white } as const
type Ink = 'colour' | keyof typeof inks

/** Downloads the logo as a file, in its colours or in one colour. */
export default function DownloadPart({ drawing, name }: { drawing: Drawing; name: string }) {
  const { t } = useLingui()
  const [ink, setInk] = useState<Ink>('colour')
  const [size, setSize] = useState<(typeof pixels)[number]>('1024')
  const stem = `${name.trim() || 'logo'}${ink === 'colour' ? '' : `-${ink}`}`
  const take = async (
    make: (tools: typeof import('./export-logo.ts'), inked: Drawing) => Blob | Promise<Blob>,
    ending: string,
  ) => {
    try {
      const [tools, { readOwnSymbol }] = await Promise.all([
        import('./export-logo.ts'),
        import('#kits/logo/draft/read-own-symbol.ts'),
      ])
      const inked = ink === 'colour' ? drawing : inInk(drawing, inks[ink], await readOwnSymbol(drawing))
      download(`${stem}${ending}`, await make(tools, inked))
    } catch (cause) {
      console.warn('the logo cannot be drawn', cause)
      showToast({ tone: 'error', text: t`파일을 만들지 못했어요. 다시 눌러 주세요.` })
    }
  }
  return (
    <section className={styles.take} aria-label={t`파일로 받기`}>
      <div className={styles.takeHead}>
        <h2>
          <Trans>파일로 받기</Trans>
        </h2>
        <Segmented
          label={t`파일의 색`}
          options={[
            { value: 'colour', label: t`컬러` },
            { value: 'black', label: t`검정` },
            { value: 'white', label: t`흰색` },
          ]}
          value={ink}
          onChoose={setInk}
        />
      </div>
      <Row gap={2} isWrapped>
        <Button
          icon={<Icon of={Download} />}
          onClick={() => void take(({ toSvgBlob }, inked) => toSvgBlob(inked), '.svg')}
        >
          <Trans>SVG</Trans>
        </Button>
        <Button
          icon={<Icon of={Download} />}
          onClick={() => void take(({ toPdf }, inked) => toPdf(inked, name), '.pdf')}
        >
          <Trans>PDF</Trans>
        </Button>
        <span className={styles.png}>
          <SelectField
            label={t`PNG 크기`}
            isLabelHidden
            options={pixels.map((value) => ({ value, label: t`${value}px` }))}
            value={size}
            onChoose={setSize}
          />
          <Button
            icon={<Icon of={Download} />}
            onClick={() => void take(({ toPng }, inked) => toPng(inked, Number(size)), `-${size}.png`)}
          >
            <Trans>PNG</Trans>
          </Button>
        </span>
      </Row>
    </section>
  )
}
