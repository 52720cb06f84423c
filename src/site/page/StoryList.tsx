import type { AnswerOf } from '#contract/call.ts'
import type { pagePosts } from '#contract/post.ts'
import { languages } from '#model/language/languages.ts'
import { SiteLink } from './SiteLink.tsx'
import styles from './StoryList.module.css'
import { useSite } from './site-context.ts'

export type Story = AnswerOf<typeof pagePosts>['_embedded']['posts'][number]

/** Posts beside each other with their pictures, each in the language that it is written in. */
export function StoryList({ stories }: { stories: readonly Story[] }) {
  const { language } = useSite()
  return (
    <ul className={styles.stories}>
      {stories.map((story) => (
        <li key={story.idPost} {...(story.language !== language && { lang: tagOf(story) })}>
          {story.cover && (
            <img
              src={story.cover.url}
              width={story.cover.width}
              height={story.cover.height}
              alt={story.cover.alt}
              loading="lazy"
              decoding="async"
            />
          )}
          <h3>
            <SiteLink to={`/blog/${story.idPost}`}>{story.title}</SiteLink>
          </h3>
          <p>{story.summary}</p>
        </li>
      ))}
    </ul>
  )
}

function tagOf({ language }: Story): string | undefined {
  return languages.find(({ key }) => key === language)?.tag
}
