/**
 * Designs are drawn again only where their brand changed something that is in the picture. `shown`: a digest of what was drawn.
 * `dressed_at`: when the dress was read that it was made of, or compared with, last. The index finds the guides that were changed
 * lately, because a logo may only be drafted there. Never edited after release: a change is a new file.
 */
export const redrawnDesigns = `
alter table design_thumbnail add column shown text, add column dressed_at timestamptz;
create index doc_room_guides on doc_room (updated_at) where document = 'guide';
`
