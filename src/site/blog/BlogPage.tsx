import { Trans, useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#contract/call.ts'
import { listPostCategories, pagePosts } from '#contract/post.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Wide } from '../frame/Wide.tsx'
import { SiteLink } from '../page/SiteLink.tsx'
import { useSite } from '../page/site-context.ts'
import { sitePage } from '../page/site-page.ts'
import styles from './BlogPage.module.css'
import { blogHead } from './blog-head.ts'
import { nameOfLanguage, postDate } from './post-date.ts'

type Category = AnswerOf<typeof listPostCategories>['_embedded']['categories'][number]
type PostFacts = AnswerOf<typeof pagePosts>['_embedded']['posts'][number]

/** The posts, all or those of a category (`/blog?idCategory=2` is help). */
export const blogPage = sitePage({
  path: '/blog',
  query: { idCategory: /^[1-9]\d?$/ },
  reads: ({ idCategory }) => ({
    categories: { call: listPostCategories },
    posts: { call: pagePosts, query: { size: 200, ...(idCategory !== undefined && { idCategory }) } },
  }),
  head: ({ categories }, parameters) => {
    const chosen = chosenOf(categories._embedded.categories, parameters)
    return chosen ? { ...blogHead, title: chosen.name } : blogHead
  },
  Content: ({ answers, parameters }) => (
    <PostList
      categories={answers.categories._embedded.categories}
      chosen={chosenOf(answers.categories._embedded.categories, parameters)}
      posts={answers.posts._embedded.posts}
    />
  ),
})

function chosenOf(categories: readonly Category[], parameters: Readonly<Record<string, string>>) {
  return categories.find(({ idCategory }) => String(idCategory) === parameters.idCategory)
}

interface Props {
  categories: readonly Category[]
  chosen: Category | undefined
  posts: readonly PostFacts[]
}

function PostList({ categories, chosen, posts }: Props) {
  const { t, i18n } = useLingui()
  const { path } = useSite()
  const current = (target: string) => (path === target ? { 'aria-current': 'page' as const } : {})
  return (
    <Wide>
      <div className={styles.page}>
        <h1>{chosen?.name ?? i18n._(blogHead.title)}</h1>
        <p className={styles.lead}>{i18n._(blogHead.description)}</p>
        <nav aria-label={t`글 갈래`} className={styles.categories}>
          <SiteLink to="/blog" {...current('/blog')}>
            <Trans>모두</Trans>
          </SiteLink>
          {categories.map(({ idCategory, name }) => (
            <SiteLink
              key={idCategory}
              to={`/blog?idCategory=${idCategory}`}
              {...current(`/blog?idCategory=${idCategory}`)}
            >
              {name}
            </SiteLink>
          ))}
        </nav>
        {posts.length === 0 ? (
          <p className={styles.none}>
            <Trans>아직 글이 없어요.</Trans>{' '}
            <SiteLink to="/faq" className={linkClass}>
              <Trans>자주 묻는 질문 보기</Trans>
            </SiteLink>
          </p>
        ) : (
          <ul className={styles.posts}>
            {posts.map((post, at) => (
              <Entry key={post.idPost} post={post} isFirst={at < 3} />
            ))}
          </ul>
        )}
      </div>
    </Wide>
  )
}

function Entry({ post, isFirst }: { post: PostFacts; isFirst: boolean }) {
  const site = useSite()
  const { idPost, language, date, title, summary, cover } = post
  const isForeign = language !== site.language
  return (
    <li className={styles.post}>
      {cover && (
        // Its description is with the post; here the title says it.
        <img
          src={cover.url}
          width={cover.width}
          height={cover.height}
          alt=""
          decoding="async"
          {...(isFirst ? {} : { loading: 'lazy' as const })}
        />
      )}
      <h2 {...(isForeign && { lang: language })}>
        <SiteLink to={`/blog/${idPost}`}>{title}</SiteLink>
      </h2>
      <p {...(isForeign && { lang: language })}>{summary}</p>
      <p className={styles.facts}>
        <time dateTime={date}>{postDate(date, site)}</time>
        {isForeign && (
          <>
            {' · '}
            <span lang={language}>{nameOfLanguage(language)}</span>
          </>
        )}
      </p>
    </li>
  )
}
