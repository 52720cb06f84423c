import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import ScrollText from 'lucide-react/icons/scroll-text'
import Sparkles from 'lucide-react/icons/sparkles'
import Unplug from 'lucide-react/icons/unplug'
import { contentOf } from '#kits/words/content.ts'
import type { Tool } from '#model/tools/tools.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Stack.tsx'
import type { ToolBrand } from './brand/tool-brand.ts'
import { CardExample } from './cards/CardExample.tsx'
import { type PictureModel, usePictureModel } from './pictures/shared/usePictureModel.ts'
import styles from './Tools.module.css'
import { isUsable } from './tool-use.ts'
import { cardId } from './useReturnToCard.ts'

const icons = { RULES: ScrollText, DEVICE: MonitorSmartphone, MODEL: Sparkles } as const

interface Props {
  tool: Tool
  isOpen: boolean
  brand: ToolBrand
}

/** What a tool would make of this brand, what it does, and what it costs before it is pressed. */
export function ToolCard({ tool, isOpen, brand }: Props) {
  const { key, way } = tool
  const model = usePictureModel()
  if (!isUsable(tool, model)) return <ClosedCard tool={tool} model={model} />
  const look = {
    id: cardId(key),
    className: classNames(styles.card, isOpen && styles.isOpen),
  }
  const inside = (
    <>
      <span className={styles.example}>
        <CardExample tool={key} brand={brand} />
      </span>
      <CardWords tool={tool} />
      <span className={styles.foot}>
        <Icon of={icons[way]} size="small" />
        {way === 'MODEL' ? (
          <Plural value={model?.credit ?? 0} other="한 장에 # 크레딧" />
        ) : way === 'RULES' ? (
          <Trans>무료 · 규칙으로</Trans>
        ) : (
          <Trans>무료 · 이 기기에서</Trans>
        )}
        <span className={styles.end}>
          <Icon of={isOpen ? ChevronUp : ArrowRight} size="small" />
        </span>
      </span>
    </>
  )
  if (key === 'logo')
    return (
      <Link {...look} to="/brand/logo-maker">
        {inside}
      </Link>
    )
  return isOpen ? (
    <Link {...look} to="/brand/ai-tool" resetScroll={false} aria-expanded>
      {inside}
    </Link>
  ) : (
    <Link
      {...look}
      to="/brand/ai-tool/$tool"
      params={{ tool: key }}
      resetScroll={false}
      aria-expanded={false}
    >
      {inside}
    </Link>
  )
}

function CardWords({ tool: { key } }: { tool: Tool }) {
  const names = contentOf('board/tools')
  return (
    <span className={styles.words}>
      <strong>{names.name[key]}</strong>
      <span>{names.note[key]}</span>
    </span>
  )
}

interface ClosedProps {
  tool: Tool
  model: PictureModel | null | undefined
}

/** It stays in its place, with the reason. */
function ClosedCard({ tool, model }: ClosedProps) {
  return (
    <div className={classNames(styles.card, styles.closed)}>
      <span className={styles.example}>
        <Row as="span" gap={2} align="center">
          <Icon of={Unplug} />
          {model === undefined ? (
            <Trans>연결되면 쓸 수 있는지 확인해요</Trans>
          ) : model === null ? (
            <Trans>연결된 그림 모델이 없어요</Trans>
          ) : (
            <Trans>사진을 고치는 모델은 연결되어 있지 않아요</Trans>
          )}
        </Row>
      </span>
      <CardWords tool={tool} />
      <span className={styles.foot}>
        <Trans>지금은 쓸 수 없어요</Trans>
      </span>
    </div>
  )
}
