import { useLingui } from '@lingui/react/macro'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { useScale, useZoom } from '../view/useZoom.ts'
import styles from './TopBar.module.css'

const percents = [50, 100, 200, 400] as const

/** How large the page is seen: smaller, larger, or as chosen. */
export function ZoomPart() {
  const { t } = useLingui()
  const scale = useScale()
  const zoom = useZoom()
  if (scale === null) return null
  const percent = Math.round(scale * 100)
  const choose = (id: string) => (id === 'fit' ? zoom.fit() : zoom.zoomTo(Number(id) / 100))
  return (
    <>
      <IconButton
        className={styles.wide ?? ''}
        label={t`작게 보기`}
        icon={<Icon of={Minus} />}
        onClick={zoom.zoomOut}
      />
      <MenuButton
        label={t`보기 크기 ${percent}%`}
        look="quiet"
        className={styles.zoom ?? ''}
        aria-label={t`보기 크기 ${percent}%`}
        placement="bottom start"
        groups={[
          {
            id: 'zoom',
            entries: [
              { id: 'fit', label: t`화면에 맞추기` },
              ...percents.map((one) => ({ id: String(one), label: `${one}%`, isOn: one === percent })),
            ],
          },
        ]}
        onChoose={choose}
      >
        {percent}%
      </MenuButton>
      <IconButton
        className={styles.wide ?? ''}
        label={t`크게 보기`}
        icon={<Icon of={Plus} />}
        onClick={zoom.zoomIn}
      />
    </>
  )
}
