import { useLingui } from '@lingui/react/macro'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { keywordsRead } from '#kits/design/templates/templates-read.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Row } from '#ui/Stack.tsx'

const most = 8

/** Words that a search may begin with, as the market recommends them. */
export function Keywords({ onChoose }: { onChoose: (keyword: string) => void }) {
  const { t } = useLingui()
  const { data } = useCachedRead(keywordsRead)
  const recommended = (data ?? []).filter(({ recommend }) => recommend).slice(0, most)
  if (recommended.length === 0) return null
  return (
    <Row as="ul" gap={1} isWrapped aria-label={t`추천 검색어`}>
      {recommended.map(({ idSearchKeyword, keyword }) => (
        <li key={idSearchKeyword}>
          <Button look="quiet" size="small" onClick={() => onChoose(keyword)}>
            {keyword}
          </Button>
        </li>
      ))}
    </Row>
  )
}
