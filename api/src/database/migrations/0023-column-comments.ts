import { sql, type Kysely } from 'kysely';

const comments: Record<string, string> = {
  'activities.last_on': 'The day after which it is over; null goes on.',
  'consents.record': 'What was agreed to: table and id, `newsletterSubscriptions:12`.',
  'contact_messages.fingerprint': 'Identical messages of one day are one message.',
  'credits.artist_id': 'Null: to be announced.',
  'departments.phone': 'As it is read.',
  'email_queue.due_at': 'Not sent before this. While a process delivers it, the time when another one may take it.',
  'email_queue.failure': 'Why the last attempt failed.',
  'email_queue.key': 'What the message is about, so that it is queued once: `contact:12:visitor`.',
  'event_listing.access': 'Of the hall and of the date itself.',
  'event_listing.lowest_price': 'The least that anybody can pay, in cents; null where tickets are for schools alone.',
  'events.duration_minutes': 'Music and intervals, or the announced length where it is longer.',
  'halls.plan': 'Null where seats are not numbered.',
  'masterclass_applications.consent_text': 'Which wording was agreed to.',
  'masterclass_applications.guardian':
    'Who consents for somebody under 14 (LOPDGDD, article 7); empty for everybody else.',
  'masterclasses.active_taken':
    'Places that the office gave away itself; applications on the site are counted beside them.',
  'masterclasses.ends_at': 'When the last meeting is over.',
  'newsletter_subscriptions.token_hash':
    'The hash of the token in the last email’s link; null for subscriptions from before there were emails.',
  'newsletter_subscriptions.written_at': 'When the last email was queued.',
  'search_entries.body': 'The running text.',
  'search_entries.names': 'Titles and people in both languages, without accents: what misspellings are compared with.',
  'search_words.word': 'A word of somebody’s or something’s name, in small letters without accents.',
  'subscriptions.slug': 'Of its type: one row a season.',
  'waiting_list_entries.requested_at': 'The order in the list.',
  'waiting_list_tokens.token_hash': 'The hash of the token in an email’s link; only the email has the token.',
  'work_notes.scoring': 'How many players the work asks for (`scoringPattern`).',
  'works.arrangement': 'Who orchestrated or arranged it: "orq. Maurice Ravel".',
};

/** What a column means where its name does not say it; the generated table types repeat it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [column, comment] of Object.entries(comments))
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(comment)}`.execute(database);
}
