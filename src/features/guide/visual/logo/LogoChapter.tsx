import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { type ShownFile, useFileUrl } from '#engine/files/useFileUrl.ts'
import { usePicture } from '#engine/files/usePicture.ts'
import { black, labelOn } from '#model/colour/contrast.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import type { PlateGround } from '#model/logo/ground.ts'
import { leastLogoHeight, logoClearSpace } from '#model/logo/logo-rules.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { type Ground, PicturePane } from '#ui/media/PicturePane.tsx'
import { FileState } from '../files/FileState.tsx'
import styles from './LogoChapter.module.css'
import { useOneColour } from './useOneColour.ts'

const { visual } = guide

/** The logo on its backgrounds, its variants, minimum sizes and clear space. */
export function LogoChapter() {
  const { t } = useLingui()
  const name = useFromAnswers((answers) => textOf(answers, guide.info.name.path))
  const main = useFromAnswers((answers) => textOf(answers, visual.main.path))
  const [primaryFile] = useValue(visual['logoJson.primary'])
  const [vectorFile] = useValue(visual['logoJson.vector'])
  const [secondaryFile] = useValue(visual['logoJson.secondary'])
  const [symbolFile] = useValue(visual.logoSymbol)
  const [monoFile] = useValue(visual['logoJson.blackWhite'])
  const primary = useFileUrl(primaryFile ?? vectorFile)
  const secondary = useFileUrl(secondaryFile)
  const symbol = useFileUrl(symbolFile)
  const mono = useFileUrl(monoFile)
  const facts = usePicture(primary.url)
  const primaryForm = useOneColour(primary.url)
  const monoForm = useOneColour(mono.url)

  if (!primaryFile && !vectorFile && !secondaryFile && !symbolFile && !monoFile) return <NoLogo />
  const logo = t`${name} 로고`
  const { px, mm } = leastLogoHeight.symbol
  const clearPercent = logoClearSpace * 100
  const found = [monoForm, primaryForm].find((shown) => shown?.kind === 'form')
  const form = found?.kind === 'form' ? found.url : null
  const plate = form === null && primaryForm?.kind === 'plate' ? primaryForm.ground : undefined
  // Not on a colour before its form there is known: in its own colours it might not be seen.
  const coloured = plate ? primary : { ...(found === monoForm ? mono : primary), url: form }
  const onBrand = main && labelOn(main) === black ? 'black' : 'white'
  return (
    <div className={styles.logos}>
      <Cell ground="light" name={t`밝은 바탕`} note={t`기본`} step="primary" shown={primary} alt={logo} />
      <Cell
        ground="dark"
        name={t`어두운 바탕`}
        note={form ? t`반전` : t`기본`}
        step="blackWhite"
        shown={coloured}
        ink={form ? 'white' : undefined}
        plate={plate}
      />
      <Cell
        ground={main ? 'brand' : 'paper'}
        name={main ? t`브랜드 컬러 바탕` : t`종이 바탕`}
        note={form && main ? (onBrand === 'black' ? t`먹색` : t`흰색`) : t`기본`}
        step="blackWhite"
        shown={main ? coloured : primary}
        ink={form && main ? onBrand : undefined}
        plate={main ? plate : undefined}
      />
      <Cell
        ground="paper"
        name={t`세로형`}
        note={t`좁은 자리`}
        step="secondary"
        shown={secondary}
        alt={t`세로 로고`}
      />
      <Cell
        ground="paper"
        name={t`심볼`}
        note={t`최소 ${px}px, ${mm}mm`}
        step="symbol"
        shown={symbol}
        alt={t`심볼`}
      >
        {symbol.url && (
          <span className={styles.sizes}>
            <img src={symbol.url} alt={t`심볼`} className={styles.symbol} />
            <span className={styles.row}>
              {[2 * px, px].map((size) => (
                <span key={size}>
                  <img src={symbol.url ?? ''} alt="" width={size} height={size} />
                  <small>{size}</small>
                </span>
              ))}
            </span>
          </span>
        )}
      </Cell>
      <Cell
        ground="light"
        name={t`여백`}
        note={t`로고 높이의 ${clearPercent}%`}
        step="primary"
        shown={primary}
      >
        {primary.url && (
          <span
            className={styles.clear}
            style={{ '--ratio': facts?.ratio ?? 3, '--clear': logoClearSpace } as CSSProperties}
          >
            <img src={primary.url} alt="" />
          </span>
        )}
      </Cell>
    </div>
  )
}

interface CellProps {
  ground: Ground
  name: string
  note: string
  step: string
  shown: ShownFile
  alt?: string
  /** Of a one-colour form. */
  ink?: 'black' | 'white' | undefined
  plate?: PlateGround | undefined
  children?: ReactNode
}

function Cell({ ground, name, note, step, shown, alt = '', ink, plate, children }: CellProps) {
  const { t } = useLingui()
  const isEmpty = shown.state === 'none'
  return (
    <PicturePane
      ground={ground}
      name={
        <Link
          to="/work-book/$"
          params={stepParams(`visual/logo/${step}`)}
          className={styles.name}
          aria-label={t`${name} 고치기`}
        >
          {name}
        </Link>
      }
      note={isEmpty ? undefined : note}
      tag={<FileState shown={shown} />}
    >
      {isEmpty ? (
        <Link to="/work-book/$" params={stepParams(`visual/logo/${step}`)} className={styles.blank}>
          <Trans>{name} 올리기</Trans>
        </Link>
      ) : (
        (children ??
        (shown.url && (
          <img src={shown.url} alt={alt} data-ink={ink} data-plate={plate} className={styles.logo} />
        )))
      )}
    </PicturePane>
  )
}

function NoLogo() {
  const { t } = useLingui()
  return (
    <EmptyState
      headline={t`로고`}
      headingAs="h3"
      action={
        <span className={styles.ways}>
          <Link
            to="/work-book/$"
            params={stepParams('visual/logo/primary')}
            className={buttonClass({ look: 'ink' })}
          >
            <Trans>로고 올리기</Trans>
          </Link>
          <Link to="/brand/logo-maker" className={buttonClass({})}>
            <Trans>로고 만들기</Trans>
          </Link>
        </span>
      }
    >
      <Trans>로고를 담으면 바탕마다 어떻게 보이는지, 얼마나 작아져도 되는지 여기에 펼쳐져요.</Trans>
    </EmptyState>
  )
}
