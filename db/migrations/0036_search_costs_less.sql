-- Searching costs less: middles of words of languages without spaces are found by full text, a game that is found is read once,
-- and mistakes are forgiven in those languages too.

-- Trigrams leave out signs that are no letters of the database's locale: there a mistake is looked for letter by letter.
create extension if not exists fuzzystrmatch;

-- What words written in signs end with, from each sign on: what a word has in its middle, one of its endings begins with.
create function sign_endings(p_words text) returns text language sql immutable parallel safe
return (select string_agg(distinct substr(word, n), ' ')
          from unnest(string_to_array(p_words, ' ')) as word cross join lateral generate_series(2, length(word)) as n
         where substr(word, n - 1, 2) ~ '[^\u0001-\u007f]');

-- The words of the titles in all languages (A), and the endings of those written in signs (D).
create or replace function game_words(p_title jsonb) returns tsvector language sql immutable parallel safe
return (select setweight(to_tsvector('simple', coalesce(string_agg(distinct words, ' '), '')), 'A')
            || to_tsvector('simple', coalesce(string_agg(distinct sign_endings(words), ' '), ''))
          from jsonb_each_text(p_title) cross join lateral plain_words(value) as words);
alter table game alter column words set expression as (game_words(title));

-- The dictionary has words alone.
alter table game_word
  add column is_signs boolean not null generated always as (word ~ '[^\u0001-\u007f]') stored;
create index game_word_signs on game_word (length(word)) where is_signs;

create or replace function game_words_added() returns trigger language plpgsql as $$
begin
  insert into game_word select distinct lexeme from added, unnest(words) where 'A' = any (weights) order by lexeme
    on conflict do nothing;
  return null;
end $$;

create or replace function game_words_changed() returns trigger language plpgsql as $$
begin
  insert into game_word select lexeme from unnest(new.words) where 'A' = any (weights) order by lexeme on conflict do nothing;
  return null;
end $$;

-- The words of the dictionary that are spelt most like one, as a condition of full text; null when none is.
create function words_spelt_like(p_word text) returns text language sql stable
-- How much of two words' spelling has to be the same, from 0 to 1.
set pg_trgm.similarity_threshold = 0.25
begin atomic
  select string_agg(quote_literal(near.word), ' | ') from (
    (select k.word from game_word k where p_word ~ '^[\u0001-\u007f]*$' and k.word % p_word
      order by similarity(k.word, p_word) desc, k.word limit 12)
    union all
    -- Those with the fewest mistakes, two signs that changed places being two.
    (select k.word from game_word k
      cross join lateral levenshtein_less_equal(left(k.word, 40), left(p_word, 40), 2) as mistakes
      where p_word !~ '^[\u0001-\u007f]*$' and k.is_signs and length(k.word) between length(p_word) - 1 and length(p_word) + 1
        and mistakes <= case when length(p_word) < 3 then 0 when length(p_word) < 5 then 1 else 2 end
      order by mistakes, k.word fetch first row with ties)
  ) near;
end;

drop function find_games;

-- The games that a text names, in any language, in any order of its words, without accents, with what lists narrow and order by.
-- The lower `nearness`, the nearer:
--   0 it is a title, or the name         1 a title in the caller's language begins with it    2 its words stand in one as they are
--   3 every word begins a word of the titles (full text)
--   4 every part stands somewhere in them or in the name: in the middle of words written in signs (full text), or of others when
--     no word begins so (trigrams)
--   5 every word is spelt nearly like one of theirs: only when nothing is nearer, and asked for, by `likeness`
create function find_games(p_text text, p_lang text, p_nearly boolean default false)
returns table (
  id uuid, nearness integer, likeness real, called text, slug text, platform text, shown_category text, volatility text,
  shown_features text[], popularity double precision, "position" integer, place integer, created_at timestamptz,
  rtp_basis_points integer
)
language plpgsql stable rows 100
-- One plan for every text: each is a look into the indexes.
set plan_cache_mode = 'force_generic_plan'
as $$
#variable_conflict use_column
declare
  plain constant text := plain_words(p_text);
  words constant text[] := (string_to_array(nullif(plain, ''), ' '))[1:8];
  written constant text := btrim(regexp_replace(plain_text(p_text), '\s+', ' ', 'g'));
  has_signs constant boolean := plain ~ '[^\u0001-\u007f]';
  -- Parted by spaces alone: what is joined by a hyphen is looked for as it stands.
  parts constant text[] := (string_to_array(written, ' '))[1:8];
  long_words text[];
  -- What the index is asked for. Most titles hold the short words, which are compared where the long ones were found.
  telling tsquery;
  rest tsquery;
  -- Where words of signs begin, and do not just go on.
  begun tsquery;
  patterns text[];
  nearly tsquery;
begin
  if written = '' then return; end if;
  if words is not null then
    long_words := coalesce((select array_agg(word) from unnest(words) as word where length(word) > 3),
                           (select array[word] from unnest(words) as word order by length(word) desc limit 1));
    telling := to_tsquery('simple', array_to_string(long_words, ':* & ') || ':*');
    if long_words <> words then rest := to_tsquery('simple', array_to_string(words, ':* & ') || ':*'); end if;
    if has_signs then begun := to_tsquery('simple', array_to_string(words, ':*A & ') || ':*A'); end if;
    return query
    select g.id,
           case when plain = t.called or written = g.slug or position(' | ' || plain || ' | ' in ' | ' || g.search || ' | ') > 0 then 0
                when starts_with(t.called, plain) then 1
                when position(' ' || plain in ' ' || t.called) > 0 then 2
                when begun is null or ts_match_vq(g.words, begun) then 3
                else 4 end,
           0::real, t.called, g.slug, g.platform, g.shown_category, g.volatility, g.shown_features, g.popularity, g.position,
           g.place, g.created_at, g.rtp_basis_points
      from game g
     cross join lateral (select coalesce(g.plain_titles ->> p_lang, g.plain_titles ->> 'en', g.plain_titles ->> 'pt', '') as called) t
     -- A function, so that the index is asked for the telling ones alone.
     where g.words @@ telling and (rest is null or ts_match_vq(g.words, rest));
    if found then return; end if;
  end if;
  -- One or two letters stand almost everywhere, and signs were found already. The index is asked for the longest.
  select array_agg('%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%' order by part ~ '[^\u0001-\u007f]', length(part) desc)
    into patterns from unnest(parts) as part where part !~ '^[a-z0-9]{1,2}$';
  if patterns[1] ~ '[a-z0-9]' then
    return query
    select g.id, case when written = g.slug then 0 else 4 end, 0::real,
           coalesce(g.plain_titles ->> p_lang, g.plain_titles ->> 'en', g.plain_titles ->> 'pt', ''), g.slug, g.platform,
           g.shown_category, g.volatility, g.shown_features, g.popularity, g.position, g.place, g.created_at, g.rtp_basis_points
      from game g where g.search like patterns[1] and g.search like all (patterns);
    if found then return; end if;
  end if;
  if not p_nearly or length(plain) < 4 then return; end if;
  -- Each word is one of those that are spelt most like it.
  select string_agg('(' || near.words || ')', ' & ')::tsquery into nearly
    from unnest(words) as w(word) cross join lateral words_spelt_like(w.word) as near(words)
  having count(near.words) = count(*);
  return query
  select g.id, 5, word_similarity(plain, g.search),
         coalesce(g.plain_titles ->> p_lang, g.plain_titles ->> 'en', g.plain_titles ->> 'pt', ''), g.slug, g.platform,
         g.shown_category, g.volatility, g.shown_features, g.popularity, g.position, g.place, g.created_at, g.rtp_basis_points
    from game g where g.words @@ nearly;
end $$;
