-- The picture that a customer shows of himself: an address of this shop's files, or none.

alter table customers add column picture_path text;
