-- A ring binder is not what somebody means by a lever arch file: whoever brings a catalogue says what comes near to it, and searches say that it is not that.
delete from search_synonyms where said in ('lever arch file', 'lever arch', 'lever arch binder') and means = '{binder}';
