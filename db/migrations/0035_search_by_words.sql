-- Games are searched by their words (full text) and by their spelling (trigrams), in PostgreSQL.

-- A text as its words: small letters without accents, one space between them, nothing else.
create function plain_words(p_text text) returns text language sql immutable parallel safe
return btrim(regexp_replace(plain_text(p_text), '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'));

-- Titles as their words, by language.
create function game_plain_titles(p_title jsonb) returns jsonb language sql immutable parallel safe
return coalesce((select jsonb_object_agg(key, plain_words(value)) from jsonb_each_text(p_title)), '{}');

-- The words of the titles in all languages. The name is left out: it begins with its platform's, and is found by its spelling.
create function game_words(p_title jsonb) returns tsvector language sql immutable parallel safe
return to_tsvector('simple', coalesce((select string_agg(distinct plain_words(value), ' ') from jsonb_each_text(p_title)), ''));

alter table game
  add column plain_titles jsonb not null generated always as (game_plain_titles(title)) stored,
  add column words tsvector not null generated always as (game_words(title)) stored;
create index game_words on game using gin (words);

-- By name in the language most players read.
drop index game_title_pt;
create index game_title_pt on game (coalesce(plain_titles ->> 'pt', plain_titles ->> 'en', slug), slug);

-- Every word that a title has had, small as a dictionary: a word with a mistake is looked for here and not in all titles.
create table game_word (word text primary key);
create index game_word_spelling on game_word using gin (word gin_trgm_ops);
insert into game_word select distinct lexeme from game, unnest(words);

create function game_words_added() returns trigger language plpgsql as $$
begin
  insert into game_word select distinct lexeme from added, unnest(words) order by lexeme on conflict do nothing;
  return null;
end $$;
create trigger game_words_added after insert on game referencing new table as added
  for each statement execute function game_words_added();

create function game_words_changed() returns trigger language plpgsql as $$
begin
  insert into game_word select lexeme from unnest(new.words) order by lexeme on conflict do nothing;
  return null;
end $$;
create trigger game_words_changed after update of title on game for each row
  when (new.title is distinct from old.title) execute function game_words_changed();

-- The games that a text names, in any language, in any order of its words, without accents. The lower `nearness`, the nearer:
--   0 it is a title, or the name         1 a title in the caller's language begins with it    2 its words stand in one as they are
--   3 every word begins a word of the titles (full text)
--   4 every part stands somewhere in them or in the name (trigrams): when no word begins so, or for signs of languages that put
--     no spaces between words
--   5 every word is spelt nearly like one of theirs (trigrams): only when nothing is nearer, and asked for, by `likeness`
create function find_games(p_text text, p_lang text, p_nearly boolean default false)
returns table (id uuid, nearness integer, likeness real)
language plpgsql stable rows 100
-- One plan for every text: each is a look into the indexes.
set plan_cache_mode = 'force_generic_plan'
-- How much of two words' spelling has to be the same, from 0 to 1.
set pg_trgm.similarity_threshold = 0.25
as $$
#variable_conflict use_column
declare
  plain constant text := plain_words(p_text);
  words constant text[] := (string_to_array(nullif(plain, ''), ' '))[1:8];
  written constant text := btrim(regexp_replace(plain_text(p_text), '\s+', ' ', 'g'));
  -- Parted by spaces alone: what is joined by a hyphen is looked for as it stands.
  parts constant text[] := (string_to_array(written, ' '))[1:8];
  beginnings tsquery;
  -- The longest word: most titles hold the short ones, which are compared where it was found.
  rarest tsquery;
  patterns text[];
  nearly tsquery;
begin
  if written = '' then return; end if;
  if words is not null then
    beginnings := to_tsquery('simple', array_to_string(words, ':* & ') || ':*');
    rarest := (select to_tsquery('simple', word || ':*') from unnest(words) as word order by length(word) desc limit 1);
    return query
    select g.id,
           case when plain = t.title or written = g.slug or position(' | ' || plain || ' | ' in ' | ' || g.search || ' | ') > 0 then 0
                when starts_with(t.title, plain) then 1
                when position(' ' || plain in ' ' || t.title) > 0 then 2
                else 3 end,
           0::real
      from game g
     cross join lateral (select coalesce(g.plain_titles ->> p_lang, g.plain_titles ->> 'en', g.plain_titles ->> 'pt', '') as title) t
     -- A function, so that the index is asked for the rarest alone.
     where g.words @@ rarest and ts_match_vq(g.words, beginnings);
    if found and written ~ '^[\u0001-\u007f]*$' then return; end if;
  end if;
  -- One or two letters stand almost everywhere.
  select array_agg('%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%' order by length(part) desc) into patterns
    from unnest(parts) as part where part !~ '^[a-z0-9]{1,2}$';
  return query
  select g.id, case when written = g.slug then 0 else 4 end, 0::real from game g
   where g.search like patterns[1] and g.search like all (patterns)
     and (beginnings is null or not ts_match_vq(g.words, beginnings));
  if found or not p_nearly or length(plain) < 4 or exists (select from game g where g.words @@ beginnings) then return; end if;
  -- Each word is one of those that are spelt most like it.
  select string_agg('(' || near.words || ')', ' & ')::tsquery into nearly
    from unnest(words) with ordinality as w(word, n)
   cross join lateral (select string_agg(quote_literal(k.word), ' | ') as words
                         from (select k.word from game_word k where k.word % w.word
                                order by similarity(k.word, w.word) desc, k.word limit 12) k) near
  having count(near.words) = count(*);
  return query
  select g.id, 5, word_similarity(plain, g.search) from game g where g.words @@ nearly;
end $$;
