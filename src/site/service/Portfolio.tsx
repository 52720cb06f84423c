import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Tag } from '#ui/controls/Tag.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { type Story, StoryList } from '../page/StoryList.tsx'
import { Picture } from './Picture.tsx'
import styles from './Portfolio.module.css'
import { Part } from './ServiceFrame.tsx'

/** Works that the operator has published; until there is one, an example that says that it is one. */
export function Portfolio({ works }: { works: readonly Story[] }) {
  return (
    <Part title={<Trans>포트폴리오</Trans>}>
      {works.length > 0 ? <StoryList stories={works} /> : <Example />}
    </Part>
  )
}

function Example() {
  const { t } = useLingui()
  return (
    <div>
      <p className={styles.note}>
        <Trans>허락을 받은 작업만 실어요. 아래는 구성을 보여 드리려고 지은 예시예요.</Trans>
      </p>
      <figure className={styles.work}>
        <Picture name="guide" alt={t`로고와 컬러가 담긴 비주얼 아이덴티티 페이지. 예시 브랜드 온기`} />
        <figcaption>
          <Tag>
            <Trans>지어낸 예시</Trans>
          </Tag>
          <Stack as="dl" gap={2}>
            <Fact name={<Trans>맡긴 브랜드</Trans>}>
              <Trans>온기 · 도자 공방</Trans>
            </Fact>
            <Fact name={<Trans>맡긴 일</Trans>}>
              <Trans>로고, 굽 도장, 택배 상자</Trans>
            </Fact>
            <Fact name={<Trans>의뢰 내용</Trans>}>
              <Trans>매일 쓰는 그릇을 만드는 공방이에요. 굽 밑에 찍어도 뭉개지지 않는 로고가 필요해요.</Trans>
            </Fact>
            <Fact name={<Trans>결과</Trans>}>
              <Trans>옆에서 본 사발을 한 선으로 정리했어요. 굽에는 세로형을 검은색 하나로 찍어요.</Trans>
            </Fact>
          </Stack>
        </figcaption>
      </figure>
    </div>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Text as="dt" tone="soft">
        {name}
      </Text>
      <dd>{children}</dd>
    </div>
  )
}
