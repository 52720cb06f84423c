import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { fileSize } from '#engine/words/file-size.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { useDriveTags } from '#kits/drive/react/useDriveTags.ts'
import type { DriveFile } from '#kits/drive/rows/drive-file.ts'
import { membersRead } from '#kits/team/members.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import { extensionLabelOf } from './extension-label.ts'
import styles from './FilePreview.module.css'
import { useUses } from './useUses.ts'

/** What is known about a file, and where the guide uses it. */
export function FactsPanel({ file }: { file: DriveFile }) {
  const { t } = useLingui()
  const { data: members } = useCachedRead(membersRead, { brand: file.brand })
  const known = useDriveTags(file.drive) ?? []
  const tags = known.filter(({ key }) => file.tags.includes(key))
  const who = members?.find(({ idAccount }) => idAccount !== null && idAccount === file.idAccount)?.fullName
  const { width, height, upload, madeBy } = file
  return (
    <aside className={styles.facts} aria-label={t`파일 정보`}>
      <dl>
        <Fact name={<Trans>종류</Trans>}>{extensionLabelOf(file.name) || file.type}</Fact>
        <Fact name={<Trans>크기</Trans>}>{fileSize(file.size)}</Fact>
        {width !== null && height !== null && (
          <Fact name={<Trans>가로 × 세로</Trans>}>
            {width} × {height}
          </Fact>
        )}
        {madeBy && (
          <Fact name={<Trans>만든 방법</Trans>}>
            <Trans>AI로 만든 그림</Trans>
            {madeBy.model !== null && ` · ${madeBy.model}`}
          </Fact>
        )}
        {file.createdAt > 0 && (
          <Fact name={<Trans>올린 날</Trans>}>{pageDate(file.createdAt, 'dayTime')}</Fact>
        )}
        {who && <Fact name={<Trans>올린 사람</Trans>}>{who}</Fact>}
        <Fact name={<Trans>있는 곳</Trans>}>
          {upload === null ? <Trans>서버에 저장됨</Trans> : <Trans>아직 이 기기에만 있어요</Trans>}
        </Fact>
        <Fact name={<Trans>태그</Trans>}>
          {tags.length === 0 ? (
            <Trans>없음</Trans>
          ) : (
            <span className={styles.tags}>
              {tags.map(({ key, name }) => (
                <Tag key={key}>{name}</Tag>
              ))}
            </span>
          )}
        </Fact>
        <Fact name={<Trans>쓰이는 곳</Trans>}>
          <Uses key={file.key} file={file} />
        </Fact>
      </dl>
      {file.locked && (
        <p className={styles.locked}>
          <Icon of={Lock} size="small" />
          <Trans>가이드에서 쓰는 파일이라 여기서는 옮기거나 지울 수 없어요.</Trans>
        </p>
      )}
    </aside>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Uses({ file }: { file: DriveFile }) {
  const uses = useUses(file)
  if (!uses) return <Trans>찾고 있어요</Trans>
  if (uses.length === 0) return <Trans>가이드에서 쓰지 않아요</Trans>
  return (
    <ul>
      {uses.map(({ id, name, step }) => (
        <li key={id}>
          {step === null ? (
            <Link to="/brand/guide/visual" hash="photography" className={linkClass}>
              {name}
            </Link>
          ) : (
            <Link to="/work-book/$" params={stepParams(step)} className={linkClass}>
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
