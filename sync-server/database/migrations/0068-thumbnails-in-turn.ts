/**
 * The small pictures of brands are made in turn, those of documents beside all others. Never edited after release: a change is a
 * new file.
 */
export const thumbnailsInTurn = `
drop index file_thumbnail_waiting;
create index file_thumbnail_waiting on file (brand_id, thumbnail_at)
  where thumbnail = 'WAITING' and media_type <> 'application/pdf';
create index file_page_waiting on file (brand_id, thumbnail_at)
  where thumbnail = 'WAITING' and media_type = 'application/pdf';
`
